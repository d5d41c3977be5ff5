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

/** The words of an HTML text: tags stripped, common entities read, white space folded. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]+);/gi, (whole, name: string) => characterOf(name) ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?…)])/g, '$1')
    .trim()
}

/** The first 150 characters of an HTML text's words, followed by an ellipsis. (Blog teaser strip; limits.) */
export function excerptOf(html: string): string {
  // A letter is at most two units of the string; counting those of a whole text would take as long as stripping it.
  const letters = [...plainTextOf(html).slice(0, 2 * limits.excerptLength)]
  return `${letters.slice(0, limits.excerptLength).join('').trimEnd()}…`
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : undefined
}
