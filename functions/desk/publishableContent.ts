import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { blockingFindings } from '#shared/checks/checkContent.ts'
import { namedPath } from '#shared/checks/namedPath.ts'
import { pageContentIssues } from '#shared/checks/pageContentIssues.ts'
import { reviewIssues } from '#shared/checks/reviewIssues.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import { contentSchemas, type DocumentKind, type DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { id as idSchema, slug as slugSchema } from '#shared/entities/text.ts'
import { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { excerptOf } from '#shared/html/excerpt.ts'
import { keys } from '#shared/keys.ts'
import { issuesOf } from '../http/fieldProblem.ts'
import { refusal } from '../http/problem.ts'
import { isAddressed } from '../store/desk/addresses.ts'
import { publishedRows } from '../store/desk/directory.ts'
import { addressOf, type DocumentName, withSanitizedHtml } from '../store/desk/documentFacts.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { findItem } from '../store/read.ts'
import type { Store } from '../store/store.ts'
import { completedAlert } from './completedAlert.ts'
import { reservedSlugs } from './reservedSlugs.ts'

interface Publication {
  draft: DraftContent
  by: string
  at: string
}

/**
 * A draft's content as it is published: complete, valid and clean.
 * @throws {Problem} 400 with every issue and its field.
 */
export async function publishableContent(
  store: Store,
  document: StoredDocument,
  publication: Publication,
): Promise<DraftContent> {
  const { content, issues } = await checkedContent(store, document, publication)
  if (issues.length > 0) throw refusal(issues)
  return withSanitizedHtml(document.kind, content)
}

/** Why a draft cannot be published as it is. Empty if it can. */
export async function publicationIssues(
  store: Store,
  document: StoredDocument,
  draft: DraftContent,
  at: string,
): Promise<Issue[]> {
  const by = document.draft?.updatedBy ?? ''
  const { content, issues } = await checkedContent(store, document, { draft, by, at })
  const { kind, id } = document
  const address = addressOf(document, content)
  return [...issues, ...(address ? await addressIssues(store, { kind, id, address }) : [])]
}

async function checkedContent(
  store: Store,
  document: StoredDocument,
  { draft, by, at }: Publication,
): Promise<Completed> {
  const { kind } = document
  const { content, issues } = await completed[kind](store, document, withoutEmptyTexts(draft), { by, at })
  const parsed = z.safeParse(contentSchemas[kind], content)
  if (!parsed.success) issues.push(...issuesOf(parsed.error))
  const address = isAddressed(kind) ? addressOf(document, content) : undefined
  if (address !== undefined && reservedSlugs.has(address.slice(address.lastIndexOf('/') + 1)))
    issues.push({ path: ['slug'], message: validationMessages.reserved })
  for (const { field, message } of blockingFindings(kind, content))
    issues.push({ path: namedPath(field), message })
  return { content, issues }
}

/** @throws {Problem} 400 if another document is published at the address. */
export async function requireFreeAddress(
  store: Store,
  document: DocumentName & { address: string },
): Promise<void> {
  const issues = await addressIssues(store, document)
  if (issues.length > 0) throw refusal(issues)
}

async function addressIssues(
  store: Store,
  { kind, id, address }: DocumentName & { address: string },
): Promise<Issue[]> {
  const published = await publishedRows(store, kind)
  const other = published.find((row) => row.address === address && row.id !== id)
  return other ? [{ path: ['slug'], message: validationMessages.taken(other.title) }] : []
}

const withoutEmptyTexts = (content: DraftContent): DraftContent =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== ''))

interface Completed {
  content: DraftContent
  issues: Issue[]
}

type Complete = (
  store: Store,
  document: StoredDocument,
  content: DraftContent,
  publication: { by: string; at: string },
) => Promise<Completed>

const asItIs: Complete = async (_store, _document, content) => ({ content, issues: [] })

/** Fills in what staff may leave open, and checks what the schema cannot. */
const completed: Record<DocumentKind, Complete> = {
  post: async (_store, _document, content, { at }) => ({
    content: { createdAt: at, excerpt: excerptOf(String(content.content ?? '')), ...content },
    issues: [],
  }),
  faq: async (store, _document, content) => ({
    content,
    issues:
      content.servicePageId === undefined || (await findTreatmentPage(store, content.servicePageId))
        ? []
        : [{ path: ['servicePageId'], message: validationMessages.published }],
  }),
  review: completedReview,
  service: asItIs,
  treatment: completedTreatment,
  landing: async (_store, { id }, content) => ({
    content: { ...content, slug: id, category: id, parentId: null },
    issues: [],
  }),
  page: async (_store, _document, content) => ({
    content,
    issues:
      content.content === undefined
        ? [{ path: ['content'], message: validationMessages.required }]
        : pageContentIssues(content.content).map((message) => ({ path: ['content'], message })),
  }),
  alert: (store, _document, content, { at }) => completedAlert(store, content, at),
  site: asItIs,
}

/** The member who publishes a consent first is stored with it. A review with consent is no longer a sample. */
async function completedReview(
  _store: Store,
  { draft, published }: StoredDocument,
  { isSample, consent, ...content }: DraftContent,
  { by, at }: { by: string; at: string },
): Promise<Completed> {
  const issues = reviewIssues({ isSample, consent, ...content }, localDay(new Date(at)))
  if (draft?.consentWithdrawnAt !== undefined)
    issues.push({ path: ['consent', 'date'], message: validationMessages.consent.withdrawn })
  if (!isRecord(consent)) return { content: { ...content, isSample }, issues }
  const isRecorded = isDeepStrictEqual(consent, published?.consent)
  return { content: { ...content, consent: isRecorded ? consent : { ...consent, recordedBy: by } }, issues }
}

/** The address of a treatment page begins with that of its parent. */
async function completedTreatment(
  store: Store,
  document: StoredDocument,
  { parentId = null, ...content }: DraftContent,
): Promise<Completed> {
  const own =
    String(content.slug ?? '')
      .split('/')
      .at(-1) ?? ''
  const parent = parentId === null ? undefined : await findTreatmentPage(store, parentId)
  const category = parent?.category ?? content.category
  const slug = own === '' ? undefined : `${parent?.slug ?? category}/${own}`
  return {
    content: { ...content, parentId, category, slug },
    issues: [
      ...(slugSchema.safeParse(own).success ? [] : [{ path: ['slug'], message: validationMessages.slug }]),
      ...(await parentIssues(store, document, { parentId, parent, category })),
    ],
  }
}

async function parentIssues(
  store: Store,
  { id, published }: StoredDocument,
  { parentId, parent, category }: { parentId: unknown; parent: TreatmentPage | undefined; category: unknown },
): Promise<Issue[]> {
  if (parentId !== null && (!parent || parent.parentId !== null || parent.id === id))
    return [{ path: ['parentId'], message: validationMessages.parent }]
  if (!published) return []
  const rows = await publishedRows(store, 'treatment')
  const hasChildren = rows.some(({ links }) => links?.includes(`treatment:${id}`))
  if (!hasChildren) return []
  if (parent) return [{ path: ['parentId'], message: validationMessages.noChildren }]
  return category === published.category
    ? []
    : [{ path: ['category'], message: validationMessages.noChildren }]
}

async function findTreatmentPage(store: Store, id: unknown): Promise<TreatmentPage | undefined> {
  const found = z.safeParse(idSchema, id)
  const item = found.success ? await findItem(store, keys.document('treatment', found.data)) : undefined
  return item && TreatmentPage.parse(item)
}
