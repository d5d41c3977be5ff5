import { isRecord } from '../documents/pageContent.ts'
import { headOf, shownInSearch } from '../documents/seo.ts'
import { isYearOld } from '../documents/signOff.ts'
import { kinds } from '../kinds/kinds.ts'
import type { CheckedDocument, FieldMatch } from './checkedDocument.ts'

export function missingSignOff({ kind, content, today }: CheckedDocument): FieldMatch[] {
  if (!kinds[kind].hasClinicalSignOff || !today) return []
  const lastReviewed = typeof content.lastReviewed === 'string' ? content.lastReviewed : undefined
  if (!isYearOld(lastReviewed, today)) return []
  const advice = lastReviewed
    ? `Last reviewed on ${lastReviewed}: ask a clinician to review this page.`
    : 'Ask a clinician to review this page.'
  return [{ field: 'lastReviewed', start: 0, end: 0, advice }]
}

/** Checks the length of a text in search results. The finding names the field that the text comes from. */
const tooLong =
  (name: 'title' | 'description', origins: readonly string[]) =>
  ({ content, fields, kind, siteName = '' }: CheckedDocument): FieldMatch[] => {
    if (!('seo' in kinds[kind].content.shape)) return []
    const line = (field: string) => fields.find((one) => one.name === field)?.written || undefined
    const seo = isRecord(content.seo) ? content.seo : {}
    const { [name]: shown } = headOf({ name: siteName, offices: [] }, seo, {
      path: '/',
      title: line('title'),
      description: line('description') ?? line('excerpt'),
    })
    const { length } = shown.replaceAll('{name}', siteName)
    const longest = shownInSearch[name]
    if (length <= longest) return []
    const counted =
      siteName !== '' && name === 'title' && shown.endsWith(siteName) ? ' with the clinic’s name' : ''
    const advice = `${length} characters${counted}: shorten the ${name} to ${longest}.`
    return [{ field: origins.find(line) ?? name, start: 0, end: 0, advice }]
  }

export const longTitle = tooLong('title', ['seo.title', 'seo.metaTitle', 'title'])
export const longDescription = tooLong('description', [
  'seo.description',
  'seo.metaDescription',
  'description',
  'excerpt',
])

/** Finds the first mention of a topic if the document has none of the required links. */
export const topicWithoutLink =
  (topic: RegExp, links: readonly string[]) =>
  ({ kind, fields }: CheckedDocument): FieldMatch[] => {
    if (kinds[kind].hasNoLinks) return []
    const addresses = fields.flatMap((field) => field.links.map(({ href }) => href))
    if (addresses.some((address) => links.some((link) => address.startsWith(link)))) return []
    const [first] = fields.flatMap(({ name, text }) => {
      const mention = topic.exec(text)
      return mention ? [{ field: name, start: mention.index, end: mention.index + mention[0].length }] : []
    })
    return first ? [first] : []
  }
