import { escapeHtml } from '#shared/html/escapeHtml.ts'
import type { Language } from '#shared/pages.ts'
import type { RenderedSlot, RenderSettings } from '#shared/rendering.ts'
import { classesIn } from './criticalCss.ts'
import { shell } from './shell.ts'
import { insertSlots, splitHead } from './slots.ts'

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
  rendered: string,
  { settings, app, slots = [], language = 'en' }: DocumentOptions,
): string {
  const { template, alertScript, criticalCss, fonts } = shell()
  const { head, ...content } = splitHead(rendered)
  const body = content.body.replace(alerts, (section) => section + alertScript)
  return template
    .replace('<html lang="en">', `<html lang="${language}" data-app="${app}">`)
    .replace('<!--head-->', () => {
      const preloads = fonts.map(
        (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
      )
      const style = `<style>${criticalCss(classesIn(body), ...slots.map(({ classes }) => classes))}</style>`
      const heads = [...slots.map((slot) => slot.head), head]
      return [...preloads, style, ...heads, ...metaOf(settings)].join('')
    })
    .replace('<!--app-->', () => insertSlots(structuredDataLast(body), slots))
}

const alerts = /<section data-alerts[\s\S]*?<\/section>/

/** Moves structured data behind the content, because the first packets should have what visitors see. */
function structuredDataLast(body: string): string {
  const data = (body.match(structuredData) ?? []).join('')
  return body.replace(structuredData, '').replace('</main>', () => `${data}</main>`)
}
const structuredData = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g

const metaOf = ({ origin, contactFormUrl, contactFormScript, searchIndex = '' }: RenderSettings) =>
  Object.entries({
    'site-origin': origin,
    'contact-form-url': contactFormUrl,
    'contact-form-script': contactFormScript,
    'search-index': searchIndex,
  })
    .filter(([, content]) => content)
    .map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`)
