import { isReviewDue } from '../documents/clinicalReview.ts'
import { isRecord } from '../documents/pageContent.ts'
import { headOf, shownInSearch } from '../documents/seo.ts'
import { kinds } from '../kinds/kinds.ts'
import type { CheckedDocument } from './checkedDocument.ts'
import type { Match } from './match.ts'

type DocumentMatch = Match & { field: string }

export function missingReview({ kind, content, today }: CheckedDocument): DocumentMatch[] {
  if (!kinds[kind].hasClinicalReview || !today) return []
  const lastReviewed = typeof content.lastReviewed === 'string' ? content.lastReviewed : undefined
  if (!isReviewDue(lastReviewed, today)) return []
  const advice = lastReviewed
    ? `Last reviewed on ${lastReviewed}: ask a clinician to review this page.`
    : 'Ask a clinician to review this page.'
  return [{ field: 'lastReviewed', start: 0, end: 0, advice }]
}

export const longTitle = (document: CheckedDocument): DocumentMatch[] =>
  tooLong(document, 'title', ['seo.title', 'seo.metaTitle', 'title'], shownInSearch.title)

export const longDescription = (document: CheckedDocument): DocumentMatch[] =>
  tooLong(
    document,
    'description',
    ['seo.description', 'seo.metaDescription', 'description', 'excerpt'],
    shownInSearch.description,
  )

/** Checks what search results show; the finding names the field that it comes from. */
function tooLong(
  { content, fields, kind, siteName }: CheckedDocument,
  name: 'title' | 'description',
  origins: readonly string[],
  longest: number,
): DocumentMatch[] {
  if (!('seo' in kinds[kind].content.shape)) return []
  const read = (text: string) => text.replaceAll('{name}', siteName)
  const line = (field: string) => {
    const text = fields.find((one) => one.name === field)?.text
    return text ? read(text) : undefined
  }
  const seo = isRecord(content.seo) ? content.seo : {}
  const { [name]: shown } = headOf({ name: siteName, offices: [] }, seo, {
    path: '/',
    title: line('title'),
    description: line('description') ?? line('excerpt'),
  })
  const { length } = read(shown)
  const field = origins.find(line) ?? name
  return length > longest
    ? [{ field, start: 0, end: 0, advice: `${length} characters: shorten the ${name} to ${longest}.` }]
    : []
}
