import { parseHtml } from '#shared/checks/parseHtml.ts'
import { isRecord } from '#shared/documents/pageContent.ts'

/** A stored value as words: HTML as its text, a list or an object line by line. */
export function readableValue(value: unknown): string {
  if (typeof value === 'string') return parseHtml(value).text
  if (Array.isArray(value) || isRecord(value))
    return Object.values(value).map(readableValue).filter(Boolean).join('\n')
  return String(value ?? '')
}
