import { parsedText } from '../documents/pageContent.ts'

/** Sanitizes the `html` of all elements in page content. JSON text stays JSON text. */
export function withSanitizedHtml(stored: unknown, sanitize: (html: string) => string): unknown {
  const sanitizedValue = (json: string): unknown =>
    JSON.parse(json, (field, value) =>
      field === 'html' && typeof value === 'string' ? sanitize(value) : value,
    )
  if (parsedText(stored) === undefined) return stored
  return typeof stored === 'string'
    ? JSON.stringify(sanitizedValue(stored))
    : sanitizedValue(JSON.stringify(stored))
}
