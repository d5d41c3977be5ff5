import { parsedText } from '../documents/pageContent.ts'

/** Stored page content with the `html` of its elements sanitized, in the form in which it was stored. */
export function withSanitizedHtml(stored: unknown, sanitize: (html: string) => string): unknown {
  if (typeof stored !== 'string') return sanitizedValue(stored, sanitize)
  const value = parsedText(stored)
  return value === undefined ? stored : JSON.stringify(sanitizedValue(value, sanitize))
}

function sanitizedValue(value: unknown, sanitize: (html: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => sanitizedValue(entry, sanitize))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]) => [
      field,
      field === 'html' && typeof entry === 'string' ? sanitize(entry) : sanitizedValue(entry, sanitize),
    ]),
  )
}
