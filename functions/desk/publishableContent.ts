import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { blockingFindings } from '#shared/checks/checkContent.ts'
import { namedPath } from '#shared/checks/namedPath.ts'
import { pageContentIssues } from '#shared/checks/pageContentIssues.ts'
import { reviewIssues } from '#shared/checks/reviewIssues.ts'
import { isRecord, parsePageContent } from '#shared/documents/pageContent.ts'
import { contentSchemas, type DocumentKind, type DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { id as idSchema, pagePath, slug as slugSchema } from '#shared/entities/text.ts'
import { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { excerptOf } from '#shared/html/excerpt.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { keys } from '#shared/keys.ts'
import { environment } from '../environment.ts'
import { issuesOf } from '../http/fieldProblem.ts'
import { refusal } from '../http/problem.ts'
import { isAddressed } from '../store/desk/addresses.ts'
import { publishedRows } from '../store/desk/directory.ts'
import { addressOf, type DocumentName, withSanitizedHtml } from '../store/desk/documentFacts.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { childrenOf } from '../store/desk/moveChildren.ts'
import { findItem } from '../store/read.ts'
import type { Store } from '../store/store.ts'
import { completedAlert } from './completedAlert.ts'
import { sizeIssues } from './requireDraftContent.ts'
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
  issues.push(...sizeIssues(kind, content))
  const address = isAddressed(kind) ? addressOf(document, content) : undefined
  if (address !== undefined && reservedSlugs.has(address.slice(address.lastIndexOf('/') + 1)))
    issues.push({ path: ['slug'], message: validationMessages.reserved })
  for (const { field, message } of blockingFindings(kind, content))
    issues.push({ path: namedPath(field), message })
  return { content, issues }
}

/**
 * The addresses that the publication of a document takes: its own, and those of the pages below it.
 * @throws {Problem} 400 if another document is published at one of them.
 */
export async function freeAddresses(
  store: Store,
  document: DocumentName & { address: string },
): Promise<(DocumentName & { address: string })[]> {
  const issues = await addressIssues(store, document)
  if (issues.length > 0) throw refusal(issues)
  const { kind } = document
  return [document, ...(await pagesBelow(store, document)).map(({ id, address }) => ({ kind, id, address }))]
}

async function addressIssues(store: Store, document: DocumentName & { address: string }): Promise<Issue[]> {
  const published = await publishedRows(store, document.kind)
  const taken = (id: string, address: string) =>
    published.find((row) => row.address === address && row.id !== id)
  const other = taken(document.id, document.address)
  const below = (await pagesBelow(store, document)).flatMap(({ id, title, address }) => {
    const owner = taken(id, address)
    if (owner) return validationMessages.below(title, validationMessages.taken(owner.title))
    const length = pagePath.safeParse(address).error?.issues[0]?.message
    return length === undefined ? [] : validationMessages.below(title, length)
  })
  return [...(other ? [validationMessages.taken(other.title)] : []), ...below].map((message) => ({
    path: ['slug'],
    message,
  }))
}

const pagesBelow = async (store: Store, { kind, id, address }: DocumentName & { address: string }) =>
  kind === 'treatment' ? childrenOf(store, { id, address }) : []

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
  faq: async (store, _document, content) => {
    const { servicePageId, answer = '' } = content
    const isOnPage = servicePageId === undefined || (await findTreatmentPage(store, servicePageId))
    const isTooLong = String(answer).length > apiLimits.answer
    return {
      content,
      issues: [
        ...(isOnPage ? [] : [{ path: ['servicePageId'], message: validationMessages.published }]),
        ...(isTooLong ? [{ path: ['answer'], message: validationMessages.maxLength(apiLimits.answer) }] : []),
      ],
    }
  },
  review: completedReview,
  service: asItIs,
  treatment: completedTreatment,
  landing: async (_store, { id }, content) => ({
    content: { ...content, slug: id, category: id, parentId: null },
    issues: [],
  }),
  page: async (_store, { id }, content) => ({
    content,
    issues:
      content.content === undefined
        ? [{ path: ['content'], message: validationMessages.required }]
        : [...pageContentIssues(content.content, id), ...frameIssues(content.content)].map((message) => ({
            path: ['content'],
            message,
          })),
  }),
  alert: (store, _document, content, { at }) => completedAlert(store, content, at),
  site: asItIs,
}

/** Browsers show no frame of a website that the content security policy does not name. */
function frameIssues(stored: unknown): string[] {
  const content = parsePageContent(stored)
  const ownOrigin = 'https://site.invalid'
  const formOrigin = new URL(environment.contactFormUrl, ownOrigin).origin
  const origins = [ownOrigin, formOrigin]
  const sections = content.kind === 'sections' ? content.sections : []
  return sections.flatMap((section, index) => {
    const address = section.kind === 'embed' ? linkAddress(section.url) : undefined
    if (address === undefined || origins.includes(URL.parse(address, ownOrigin)?.origin ?? '')) return []
    const hosts = formOrigin === ownOrigin ? [] : [new URL(formOrigin).host]
    return `section ${index + 1} "${section.name}", url: ${validationMessages.frame(hosts)}`
  })
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
  if ((await childrenOf(store, { id, address: '' })).length === 0) return []
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
