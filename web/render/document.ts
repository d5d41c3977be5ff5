import { dataAddressOf } from '#shared/rendering.ts'
import type { Settings } from '../settings.ts'
import { shell } from './shell.ts'

/** How the app takes over a document: from its HTML, anew by its address, or as the staff area. */
interface DocumentOptions {
  settings: Settings
  takeOver: 'hydrate' | 'mount' | 'staff'
  address?: string
  version?: string
}

/**
 * A whole document around the drawn app. React puts what belongs in the head first; it is moved there. The
 * style sheets whose classes the page uses stand in the page itself, so nothing blocks the first paint.
 */
export function documentOf(drawn: string, options: DocumentOptions): string {
  const { head, body } = splitHead(drawn)
  const { template, styles, pages, fonts } = shell()
  const used = options.takeOver === 'staff' ? {} : usedStyles(styles, body)
  const page = pages.find(({ styles: own }) => own.some((file) => file in used))
  return template
    .replace('<html lang="en">', `<html lang="en"${attributesOf(options, page)}>`)
    .replace('<!--head-->', () => {
      const preloads = fonts.map(
        (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
      )
      const criticalCss = Object.values(used).join('')
      return [...preloads, `<style>${criticalCss}</style>`, head, ...settingsOf(options.settings)].join('')
    })
    .replace('<!--app-->', () => body)
}

function attributesOf(
  { takeOver, address, version }: DocumentOptions,
  page: { script: string; imports: string[] } | undefined,
): string {
  const attributes: Record<string, string | undefined> = {
    'data-take-over': takeOver,
    'data-version': version,
    'data-answers': address && dataAddressOf(address),
    'data-scripts': page && [page.script, ...page.imports].join(' '),
  }
  return Object.entries(attributes)
    .map(([name, value]) => (value ? ` ${name}="${attribute(value)}"` : ''))
    .join('')
}

const settingsOf = ({ contactFormUrl, contactFormScript }: Settings) =>
  Object.entries({ 'contact-form-url': contactFormUrl, 'contact-form-script': contactFormScript })
    .filter(([, content]) => content)
    .map(([name, content]) => `<meta name="${name}" content="${attribute(content)}">`)

/** The elements that React lifts into a head come before the app's own first element. */
function splitHead(drawn: string): { head: string; body: string } {
  const match = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(drawn)
  const head = match?.[0] ?? ''
  return { head, body: drawn.slice(head.length) }
}

/** The style sheets that a page uses: those without classes of their own, and those a class of which it wears. */
function usedStyles(styles: Record<string, string>, html: string): Record<string, string> {
  const worn = new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  )
  return Object.fromEntries(
    Object.entries(styles).filter(([, css]) => {
      const classes = classesOf(css)
      return classes.length === 0 || classes.some((name) => worn.has(name))
    }),
  )
}

const known = new Map<string, string[]>()
function classesOf(css: string): string[] {
  const classes = known.get(css) ?? [
    ...new Set(Array.from(css.matchAll(/\.(_[\w-]+)/g), ([, name = '']) => name)),
  ]
  known.set(css, classes)
  return classes
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
