import { Parser } from 'htmlparser2'
import { isRecord, parsedText } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { maxHtmlDepth } from '#shared/html/allowedHtml.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { normalizedText } from '#shared/text/normalizedText.ts'
import { sanitized } from './sanitize.ts'

/** Content as it is stored: its HTML sanitized, and all its texts without what nobody sees. */
export const normalizedContent = (kind: DocumentKind, content: DraftContent): DraftContent =>
  mapped(kind, content, (text, isHtml) => (isHtml ? sanitized(text) : normalizedText(text)))

/** Names the fields whose HTML is nested more deeply than the site stores. */
export function deepHtmlIssues(kind: DocumentKind, content: DraftContent): Issue[] {
  return Object.entries(content).flatMap(([field, value]) => {
    let isTooDeep = false
    mapped(kind, { [field]: value }, (text, isHtml) => {
      isTooDeep ||= isHtml && isDeep(text)
      return text
    })
    return isTooDeep ? [{ path: [field], message: validationMessages.depth(maxHtmlDepth) }] : []
  })
}

/** Stops at the first element that is too deep, because parsing thousands of levels takes long. */
export function isDeep(html: string): boolean {
  let depth = 0
  let isTooDeep = false
  const parser = new Parser({
    onopentag() {
      depth += 1
      if (depth <= maxHtmlDepth) return
      isTooDeep = true
      parser.pause()
    },
    onclosetag() {
      depth -= 1
    },
  })
  parser.end(html)
  return isTooDeep
}

type Change = (text: string, isHtml: boolean) => string

function mapped(kind: DocumentKind, content: DraftContent, change: Change): DraftContent {
  const { html, hasSections } = kinds[kind]
  const fields = Object.entries(content).map(([field, value]) => [
    field,
    hasSections && field === 'content' ? sections(value, change) : mappedValue(value, field in html, change),
  ])
  return Object.fromEntries(fields)
}

/** JSON text stays JSON text. */
function sections(stored: unknown, change: Change): unknown {
  const value = parsedText(stored)
  if (value === undefined) return stored
  const changed = mappedValue(value, false, change)
  return typeof stored === 'string' ? JSON.stringify(changed) : changed
}

function mappedValue(value: unknown, isHtml: boolean, change: Change): unknown {
  if (typeof value === 'string') return change(value, isHtml)
  if (Array.isArray(value)) return value.map((entry) => mappedValue(entry, false, change))
  if (!isRecord(value)) return value
  const fields = Object.entries(value).map(([field, part]) => {
    // The English original of a translated text is HTML as well.
    const isHtmlField = field === 'html' || (field === 'english' && 'html' in value)
    return [field, mappedValue(part, isHtmlField, change)]
  })
  return Object.fromEntries(fields)
}
