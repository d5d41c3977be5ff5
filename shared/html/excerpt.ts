import { limits } from '../limits.ts'
import { raisedText } from './raisedText.ts'

/** The entities that browsers, the sanitizer and people write. Stored HTML has all other characters unescaped. */
const entities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', ndash: '–', mdash: '—' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
}

const blockTag =
  /<\/?(?:p|br|hr|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|div|figure|figcaption|table|caption|tr|th|td)\b[^<>]*>/gi

/** Removes the tags of HTML, decodes common entities and collapses white space. */
export function plainTextOf(html: string): string {
  const text = html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(blockTag, ' ')
    .replace(/<(sup|sub)\b[^<>]*>(.*?)<\/\1>/gis, (_, tag: string, words: string) =>
      words.replace(/<[^<>]*>|&[^;]*;|[^<&]+/g, (part) =>
        /^[<&]/.test(part) ? part : raisedText(part, tag.toLowerCase()),
      ),
    )
    .replace(/<[^<>]*>/g, '')
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}

export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (whole, decimal, hex, name) =>
    name ? (entities[name] ?? whole) : String.fromCodePoint(Number(decimal ?? `0x${hex}`)),
  )

/** The first 150 characters and an ellipsis, without a word that they would cut, and without a comma before the ellipsis. */
export function excerptOf(html: string): string {
  const text = plainTextOf(html)
  const start = beginning.exec(text)?.[0] ?? ''
  const cutsWord = /^\S/.test(text.slice(start.length))
  return `${(cutsWord ? start.replace(/\s\S*$/, '') : start).replace(/[\s,;:(–—-]+$/, '')}…`
}

const beginning = new RegExp(`^.{0,${limits.excerptLength}}`, 'su')
