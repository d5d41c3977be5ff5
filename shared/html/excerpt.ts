import { limits } from '../limits.ts'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}

const blockTag =
  /<\/?(?:p|br|hr|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|div|figure|figcaption|table|caption|tr|th|td)\b[^>]*>/gi

/** HTML without tags, its common entities decoded and white space collapsed. */
export function plainTextOf(html: string): string {
  const text = html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(blockTag, ' ')
    .replace(/<[^>]*>/g, '')
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}

export const decodeEntities = (text: string): string =>
  text.replace(
    /&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]+);/gi,
    (whole, name: string) => characterOf(name) ?? whole,
  )

/** (Blog teaser strip: "first 150 characters of content with HTML tags stripped followed by an ellipsis".) */
export function excerptOf(html: string): string {
  // A character has at most two code units, and splitting the whole text would take as long as stripping it.
  const characters = [...plainTextOf(html).slice(0, 2 * limits.excerptLength)]
  return `${characters.slice(0, limits.excerptLength).join('')}…`
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : undefined
}
