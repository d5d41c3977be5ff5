import { type Edit, insertion } from '#shared/html/edits.ts'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import type { Language } from '#shared/pages.ts'
import type { RenderedSlot, RenderSettings } from '#shared/rendering.ts'
import { type ParsedHtml, spanOf } from './parsedHtml.ts'
import { shell } from './shell.ts'

interface DocumentOptions {
  settings: RenderSettings
  /** `navigate`: the app renders on the first navigation. `mount`: at once. `staff`: the staff app starts. */
  app: 'navigate' | 'mount' | 'staff'
  /** The page's slots. Their elements are empty in `rendered`. */
  slots?: readonly RenderedSlot[]
  language?: Language
}

/** Makes the document of a rendered app. Critical CSS is inline, so that nothing blocks the first paint. */
export function documentOf(
  rendered: ParsedHtml,
  { settings, app, slots = [], language = 'en' }: DocumentOptions,
): string {
  const { template, alertScript, criticalCss, fonts } = shell()
  return template
    .replace('<html lang="en">', `<html lang="${language}" data-app="${app}">`)
    .replace('<!--head-->', () => {
      const preloads = fonts.map(
        (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
      )
      const style = `<style>${criticalCss(rendered.classes, ...slots.map(({ classes }) => classes))}</style>`
      const heads = [...slots.map(({ head }) => head), rendered.head]
      return [...preloads, style, ...heads, ...metaOf(settings)].join('')
    })
    .replace('<!--app-->', () =>
      rendered.bodyWith([
        ...withSlots(rendered, slots),
        ...withAlertScript(rendered, alertScript),
        ...withDataLast(rendered),
      ]),
    )
}

const withSlots = ({ elements }: ParsedHtml, slots: readonly RenderedSlot[]): Edit[] =>
  slots.flatMap(({ name, body }) =>
    elements
      .filter(({ attribs }) => attribs['data-slot'] === name)
      .map((element) => ({ ...spanOf(element), text: body })),
  )

const withAlertScript = ({ elements }: ParsedHtml, script: string): Edit[] =>
  elements
    .filter(({ attribs }) => 'data-alerts' in attribs)
    .map((alerts) => insertion(spanOf(alerts).end, script))

/** Moves structured data behind the content, because the first packets should have what visitors see. */
function withDataLast({ elements, textOf }: ParsedHtml): Edit[] {
  const main = elements.find(({ name }) => name === 'main')
  if (!main) return []
  const end = spanOf(main).end - '</main>'.length
  return elements
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .flatMap((data) => [insertion(end, textOf(data)), { ...spanOf(data), text: '' }])
}

const metaOf = ({ origin, contactFormUrl, contactFormScript, searchIndex = '' }: RenderSettings) =>
  Object.entries({
    'site-origin': origin,
    'contact-form-url': contactFormUrl,
    'contact-form-script': contactFormScript,
    'search-index': searchIndex,
  })
    .filter(([, content]) => content)
    .map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`)
