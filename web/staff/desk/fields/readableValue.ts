import { parseHtml } from '#shared/checks/parseHtml.ts'
import { isRecord } from '#shared/documents/pageContent.ts'

/** A stored value as plain text. HTML becomes its text, and a list or an object has a line for each value. */
export function readableValue(value: unknown): string {
  if (typeof value === 'string') return parseHtml(value).text
  if (Array.isArray(value) || isRecord(value))
    return Object.values(value).map(readableValue).filter(Boolean).join('\n')
  return String(value ?? '')
}
