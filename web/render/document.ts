import type { Settings } from '../settings.ts'
import { shell } from './shell.ts'

/** How the app takes over a document: from its first navigation on, at once by its address, or as the staff area. */
interface DocumentOptions {
  settings: Settings
  takeOver: 'navigate' | 'mount' | 'staff'
}

/**
 * A whole document around the drawn app. React puts what belongs in the head first; it is moved there. The
 * style sheets whose classes the page uses stand in the page itself, so nothing blocks the first paint.
 */
export function documentOf(drawn: string, options: DocumentOptions): string {
  const { head, body } = splitHead(drawn)
  const { template, styles, fonts } = shell()
  const used = options.takeOver === 'staff' ? {} : usedStyles(styles, body)
  return template
    .replace('<html lang="en">', `<html lang="en" data-take-over="${options.takeOver}">`)
    .replace('<!--head-->', () => {
      const preloads = fonts.map(
        (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
      )
      const criticalCss = Object.values(used).join('')
      return [...preloads, `<style>${criticalCss}</style>`, head, ...settingsOf(options.settings)].join('')
    })
    .replace('<!--app-->', () => body)
}

const settingsOf = ({ contactFormUrl, contactFormScript }: Settings) =>
  Object.entries({ 'contact-form-url': contactFormUrl, 'contact-form-script': contactFormScript })
    .filter(([, content]) => content)
    .map(([name, content]) => `<meta name="${name}" content="${attribute(content)}">`)

/** The elements that React lifts into a head come before the app's own first element. They are marked as this page's. */
function splitHead(drawn: string): { head: string; body: string } {
  const match = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(drawn)
  const head = match?.[0] ?? ''
  return {
    head: head.replace(/<(title|meta|link)\b/g, '<$1 data-of-page=""'),
    body: drawn.slice(head.length),
  }
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
