import type { Settings } from '../settings.ts'
import { shell } from './shell.ts'

/** How the app takes over a document: from its first navigation on, at once by its address, or as the staff area. */
interface DocumentOptions {
  settings: Settings
  takeOver: 'navigate' | 'mount' | 'staff'
}

/**
 * A whole document around the drawn app. React puts what belongs in the head first; it is moved there. The
 * rules that the page uses stand in the page itself, so nothing blocks the first paint.
 */
export function documentOf(drawn: string, options: DocumentOptions): string {
  const { head, body } = splitHead(drawn)
  const { template, criticalCss, fonts } = shell()
  return template
    .replace('<html lang="en">', `<html lang="en" data-take-over="${options.takeOver}">`)
    .replace('<!--head-->', () => {
      const preloads = fonts.map(
        (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
      )
      const style = `<style>${criticalCss(body)}</style>`
      return [...preloads, style, head, ...settingsOf(options.settings)].join('')
    })
    .replace('<!--app-->', () => body)
}

const settingsOf = ({ origin, contactFormUrl, contactFormScript }: Settings) =>
  Object.entries({
    'site-origin': origin,
    'contact-form-url': contactFormUrl,
    'contact-form-script': contactFormScript,
  })
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

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
