import { limits } from '../limits.ts'

/** Those that browsers and the sanitizer write. Other characters are stored as they are. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

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
  text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => entities[name] ?? whole)

/** (Blog teaser strip: "first 150 characters of content with HTML tags stripped followed by an ellipsis".) */
export function excerptOf(html: string): string {
  // A character has at most two code units, and splitting the whole text would take as long as stripping it.
  const characters = [...plainTextOf(html).slice(0, 2 * limits.excerptLength)]
  return `${characters.slice(0, limits.excerptLength).join('')}…`
}
