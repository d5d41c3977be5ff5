import { isRecord } from '#shared/documents/pageContent.ts'

/** A stored value as words: HTML as its text, a list or an object line by line. */
export function readableValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return htmlText(value)
  if (Array.isArray(value)) return value.map(readableValue).filter(Boolean).join('\n')
  if (isRecord(value)) return Object.values(value).map(readableValue).filter(Boolean).join('\n')
  return String(value)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Blocks become lines. */
const htmlText = (html: string): string =>
  html
    .replace(/<\/(?:p|h[2-4]|li|dt|dd|tr|blockquote|figcaption)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n+/g, '\n')
    .trim()
