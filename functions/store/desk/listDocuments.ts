import * as z from 'zod/mini'
import type { DocumentQuery } from '#shared/api/queries.ts'
import { pathInWords } from '#shared/checks/namedPath.ts'
import { missingReaders, textsInCode } from '#shared/content/textsInCode.ts'
import { canonicalPath } from '#shared/documents/canonicalPath.ts'
import { documentLink } from '#shared/documents/documentLinks.ts'
import { officePages } from '#shared/documents/paths.ts'
import { isYearOld } from '#shared/documents/signOff.ts'
import { countedStates, reviewers } from '#shared/documentTasks.ts'
import type { DocumentList, DocumentSummary, DraftContent, Tasks, Told } from '#shared/entities/documents.ts'
import { Issue } from '#shared/entities/problem.ts'
import { pathOfAddress } from '#shared/entities/redirect.ts'
import type { Office } from '#shared/entities/site.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { keys } from '#shared/keys.ts'
import type { Reviewer } from '#shared/kinds/kind.ts'
import { type DocumentKind, documentKinds, kinds, readersOf } from '#shared/kinds/kinds.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { getMany } from '../getMany.ts'
import { findSite } from '../site.ts'
import { nameOf as itemName } from '../snapshot.ts'
import type { Store } from '../store.ts'
import { compare, type DirectoryRow, type KindRow, rowsOfKinds } from './directory.ts'
import { type DirectoryDraft, directoryDrafts } from './directoryDrafts.ts'
import { type DiscussionHead, discussionHeads, toldTo } from './discussions.ts'
import { addressOf, type DocumentName, readContent } from './documentFacts.ts'
import { statusOf } from './documents.ts'
import { draftOf } from './drafts.ts'
import { failedDue } from './due.ts'
import { rowsOfOffice } from './officeFacts.ts'
import { publishedPaths } from './publishedPaths.ts'
import { redirects } from './redirects.ts'
import { mistyped, nameOf, type TextFinder, textFinder } from './textSearch.ts'

/** A page of the documents of some or all kinds, as a member sees them. `now` is in milliseconds since 1970. */
export async function listDocuments(
  store: Store,
  query: DocumentQuery & { member?: string },
  now: number,
): Promise<DocumentList> {
  const { rows, drafts, entries } = await readEntries(store, query.member, query.kind)
  const inState = entries.filter(await stateTest(store, query.status, now))
  const search = query.search?.trim() ?? ''
  const texts = search ? await textFinder(store, rows, drafts) : undefined
  const named = await namedBy(store, search, inState)
  const found = named.length > 0 ? named : foundBy(search, inState, texts, comparisons[query.sort])
  const start = (query.page - 1) * query.perPage
  const shown = found.slice(start, start + query.perPage)
  const damaged = await damagedDocuments(
    store,
    shown.map(({ summary }) => summary),
  )
  return {
    documents: shown.map(({ summary }) => ({
      ...summary,
      isDamaged: summary.isDamaged ?? (damaged.has(nameOf(summary)) || undefined),
      // A search for an address has no sentence to show.
      found: named.length > 0 ? undefined : texts?.placeIn(nameOf(summary), search),
    })),
    total: found.length,
    totals: totalsOf(found.map(({ summary }) => summary)),
    pages: Math.ceil(found.length / query.perPage),
  }
}

/** The names of the documents whose published content or draft cannot be read completely. */
async function damagedDocuments(store: Store, names: readonly DocumentName[]): Promise<Set<string>> {
  const keysOf = ({ kind, id }: DocumentName) => [keys.document(kind, id), keys.draft(kind, id)] as const
  const items = new Map((await getMany(store, names.flatMap(keysOf))).map((item) => [itemName(item), item]))
  const isDamaged = (name: DocumentName) => {
    const [published, draft] = keysOf(name).map((key) => items.get(itemName(key)))
    return (
      draftOf(store, name, draft)?.damaged !== undefined ||
      (published !== undefined && readContent(name.kind, published).damaged !== undefined)
    )
  }
  return new Set(names.filter(isDamaged).map(nameOf))
}

const totalsOf = (summaries: readonly DocumentSummary[]) =>
  Array.from(
    Map.groupBy(summaries, ({ kind }) => kind),
    ([kind, { length: total }]) => ({ kind, total }),
  )

async function readEntries(store: Store, member?: string, listed: readonly DocumentKind[] = documentKinds) {
  const [rows, all, heads] = await Promise.all([
    rowsOfKinds(store, listed),
    directoryDrafts(store),
    discussionHeads(store),
  ])
  const drafts = all.filter(({ kind }) => listed.includes(kind))
  return { rows, drafts, entries: withDiscussions(entriesOf(rows, drafts), heads, member) }
}

/**
 * The work of a member: the number of documents of each kind in each state, the documents whose schedule failed, the
 * approvals that the member was asked for or has received, and the questions and answers of colleagues to the member.
 */
export async function tasksFor(
  store: Store,
  member: string,
  now: number,
): Promise<Omit<Tasks, 'imagesWithoutText'>> {
  const { entries } = await readEntries(store, member)
  const states = countedStates.map(async (state) => {
    const isInState = await stateTest(store, state, now)
    return { state, documents: entries.filter(isInState).map(({ summary }) => summary) }
  })
  const counted = await Promise.all(states)
  const missed = counted.filter(({ state }) => state === 'missed').flatMap(({ documents }) => documents)
  return {
    counts: [
      ...counted.flatMap(({ state, documents }) => totalsOf(documents).map((total) => ({ state, ...total }))),
      ...(await countTextsInCode(store, now)),
    ],
    missed: await Promise.all(missed.map((summary) => missedDocument(store, summary))),
    approvals: entries.flatMap(({ summary: { kind, id, title, approval } }) =>
      approval ? [{ kind, id, title, approval }] : [],
    ),
    told: entries.flatMap(({ summary: { kind, id, title }, told = [] }) =>
      told.map((one) => ({ kind, id, title, ...one })),
    ),
    questions: entries.flatMap(({ summary: { kind, id, title }, questions = [] }) =>
      questions.map(({ by, isAnswer }) => ({ kind, id, title, by, isAnswer })),
    ),
  }
}

/** Counts the texts in code that each profession has not signed off within a year, as tasks of the clinic's facts. */
async function countTextsInCode(store: Store, now: number): Promise<Tasks['counts']> {
  const site = await findSite(store)
  const today = localDay(new Date(now))
  const signOffs = site?.textSignOffs.filter(({ lastReviewed }) => !isYearOld(lastReviewed, today)) ?? []
  return reviewers.flatMap((state) => {
    const { length: total } = textsInCode.filter((text) => missingReaders(text, signOffs).includes(state))
    return total > 0 ? { state, kind: 'site' as const, total } : []
  })
}

async function missedDocument(store: Store, { kind, id, title }: DocumentSummary) {
  const items = await getMany(store, [keys.draft(kind, id), keys.document(kind, id)])
  const [issue] = items.flatMap((item) => {
    const { scheduleIssues, endIssues } = Missed.safeParse(item).data ?? {}
    return scheduleIssues ?? endIssues ?? []
  })
  return { kind, id, title, why: issue && sentenceOf(issue) }
}

/** Some messages are whole sentences. The others need the name of the field as their subject. */
function sentenceOf({ path, message }: Issue): string {
  if (/^[A-Z“]/.test(message)) return message
  const name = pathInWords(path) || 'the document'
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${message}.`
}

const Missed = z.object({ scheduleIssues: z.optional(z.array(Issue)), endIssues: z.optional(z.array(Issue)) })

export async function listLinks(
  store: Store,
  name: DocumentName,
  content: DraftContent,
): Promise<DocumentSummary[]> {
  const targets = [`${name.kind}:${name.id}`, documentLink(name), addressOf(name, content)]
  return (await rowsOfKinds(store))
    .filter(({ id, links }) => id !== name.id && links?.some((link) => targets.includes(link)))
    .map((row) => entryOf(row, { row }).summary)
}

export const listOfficeFacts = async (
  store: Store,
  office: Pick<Office, 'name' | 'formerNames'>,
): Promise<DocumentSummary[]> =>
  (await rowsOfOffice(store, office)).map((row) => entryOf(row, { row }).summary)

/** Adds open comments, questions to `member`, and approvals that `member` was asked for or has received. */
function withDiscussions(
  entries: readonly Entry[],
  heads: readonly DiscussionHead[],
  member: string | undefined,
): Entry[] {
  const named = new Map(heads.map((head) => [nameOf(head), head]))
  return entries.map((entry) => {
    const head = named.get(nameOf(entry.summary))
    if (!head) return entry
    const openComments = head.openComments || undefined
    return {
      ...entry,
      summary: { ...entry.summary, openComments, approval: approvalFor(member, head, entry) },
      // Questions about a draft need no answer once the draft is published or discarded.
      questions: entry.draft ? questionsTo(member, head) : [],
      told: toldTo(member, head),
    }
  })
}

/** The last question or answer of each colleague. */
function questionsTo(member: string | undefined, { questions = [] }: DiscussionHead) {
  const own = questions.filter(({ to }) => member !== undefined && to.includes(member))
  return [...new Map(own.map((question) => [question.by, question])).values()]
}

function approvalFor(
  member: string | undefined,
  { request, approvals }: DiscussionHead,
  { draft }: Entry,
): DocumentSummary['approval'] {
  if (!request || !draft) return undefined
  const askedBy = request.by
  const current = approvals.filter(({ at }) => at >= draft.updatedAt)
  if (askedBy === member) {
    const approvedBy = current.at(-1)?.by
    return approvedBy === undefined ? undefined : { askedBy, approvedBy }
  }
  const isAsked = request.of === undefined || request.of === member
  const hasApproved = current.some(({ by, linkOf }) => by === member && linkOf === undefined)
  return isAsked && !hasApproved ? { askedBy } : undefined
}

interface Entry {
  summary: DocumentSummary
  row: DirectoryRow | undefined
  draft: DirectoryDraft | undefined
  /** Comments of colleagues that ask or answer the member. */
  questions?: DiscussionHead['questions']
  told?: readonly Told[]
  order: number
  /** Folded for comparison. */
  title: string
}

function entriesOf(rows: readonly KindRow[], drafts: readonly DirectoryDraft[]): Entry[] {
  const drafted = new Map(drafts.map((draft) => [nameOf(draft), draft]))
  const published = new Set(rows.map(nameOf))
  return [
    // The index is the order, because the rows of each kind are in the order of the site.
    ...rows.map((row, order) => entryOf(row, { row, draft: drafted.get(nameOf(row)), order })),
    ...drafts.filter((draft) => !published.has(nameOf(draft))).map((draft) => entryOf(draft, { draft })),
  ]
}

function entryOf(
  { kind, id }: DocumentName,
  { row, draft, order = 0 }: { row?: DirectoryRow; draft?: DirectoryDraft | undefined; order?: number },
): Entry {
  const { title = '', address, updatedAt, updatedBy, isDamaged = row?.isDamaged } = draft ?? row ?? {}
  const publishAt = draft?.publishAt
  const unpublishAt = draft?.endedAt ?? draft?.unpublishAt ?? row?.unpublishAt
  return {
    summary: {
      kind,
      id,
      title,
      status: statusOf(kind, {
        isPublished: row !== undefined,
        draft,
        unpublishAt: row?.isMissed ? undefined : unpublishAt,
      }),
      address,
      updatedAt,
      updatedBy,
      isDamaged,
      publishAt,
      startsAt: row?.startsAt,
      unpublishAt,
      lastReviewed: row?.lastReviewed,
      shownOn: kinds[kind].shownOn?.(row?.links ?? []),
    },
    row,
    draft,
    order: row ? order : Number.MAX_SAFE_INTEGER,
    title: foldedText(title),
  }
}

/**
 * The documents that a copied address leads to: the FAQ in its fragment, and the page at its path, also after a
 * redirect. The page of an office leads to the facts of the clinic.
 */
async function namedBy(store: Store, search: string, entries: readonly Entry[]): Promise<Entry[]> {
  const address = addressIn(search)
  if (!address) return []
  const path = canonicalPath(address.pathname)
  const moved = (await redirects(store)).find(({ from }) => from === path)
  const paths = [path, ...(moved ? [pathOfAddress(moved.to)] : [])]
  const site = await findSite(store)
  const isOfOffice = site !== null && officePages(site).some((page) => page.path === path)
  return [
    ...entries.filter(({ summary }) => `#${summary.id}` === address.hash),
    ...entries.filter(
      ({ summary, row }) =>
        paths.some((one) => one === summary.address || one === row?.address) ||
        (isOfOffice && kinds[summary.kind].hasOfficePages),
    ),
  ]
}

/** The searched address. Undefined if the search is words. An address without `https://` needs a path or `www.`. */
function addressIn(search: string): URL | undefined {
  const isAddress = /^(?:https?:\/\/|(?:[\w-]+\.)+[\w-]+\/|www\.|\/)\S*$/i.test(search)
  return isAddress
    ? (URL.parse(search.replace(/^(?!https?:|\/)/i, 'https://'), 'https://site') ?? undefined)
    : undefined
}

/** Entries with the search in title or address, then entries with all its words. If none, those with similar words. */
function foundBy(
  search: string,
  entries: readonly Entry[],
  texts: TextFinder | undefined,
  order: (one: Entry, other: Entry) => number,
): Entry[] {
  if (!texts) return entries.toSorted(order)
  const words = foldedText(search)
  const { titled = [], others = [] } = Object.groupBy(entries, ({ summary, title }) =>
    title.includes(words) || summary.address?.includes(words) ? 'titled' : 'others',
  )
  const named = new Map(others.map((entry) => [nameOf(entry.summary), entry]))
  const having = (names: readonly string[]) => [...new Set(names)].flatMap((name) => named.get(name) ?? [])
  const found = [...titled.toSorted(order), ...having(texts.find(search)).sort(order)]
  return found.length > 0 ? found : having(texts.find(search, mistyped))
}

type EntryTest = (entry: Entry) => boolean

async function stateTest(store: Store, status: DocumentQuery['status'], now: number): Promise<EntryTest> {
  switch (status) {
    case undefined:
      return () => true
    case 'clinician':
    case 'lawyer':
    case 'translator':
      return needsSignOff(status, localDay(new Date(now)))
    case 'brokenLinks': {
      const paths = await servedPaths(store)
      return ({ row }) => row?.links?.some((link) => link.startsWith('/') && !paths.has(link)) ?? false
    }
    case 'inForce': {
      const at = new Date(now).toISOString()
      return ({ row: { startsAt, unpublishAt } = {} }) =>
        startsAt !== undefined && startsAt <= at && (unpublishAt === undefined || at < unpublishAt)
    }
    case 'missed': {
      const failed = new Set((await failedDue(store)).map(nameOf))
      return ({ summary, draft, row }) =>
        draft?.isMissed === true || row?.isMissed === true || failed.has(nameOf(summary))
    }
    case 'approval':
      return ({ summary }) => summary.approval !== undefined
    case 'comments':
      return ({ summary }) => summary.openComments !== undefined
    case 'sample':
      return ({ row }) => row?.isSample === true
    default:
      return ({ summary }) => summary.status === status
  }
}

const needsSignOff =
  (reader: Reviewer, today: string): EntryTest =>
  ({ row, summary }) =>
    row !== undefined &&
    readersOf(summary).includes(reader) &&
    (isYearOld(row.lastReviewed, today) || isChangedSince(summary, row))

/** A publication ends a sign-off that is not clinical. `updatedBy` is unset if a sign-off followed the publication. */
const isChangedSince = ({ kind }: DocumentSummary, { updatedBy }: DirectoryRow) =>
  !kinds[kind].hasClinicalSignOff && updatedBy !== undefined

async function servedPaths(store: Store): Promise<Set<string>> {
  const [paths, moved] = await Promise.all([publishedPaths(store), redirects(store)])
  return new Set([...paths, ...moved.filter(({ to }) => paths.has(to)).map(({ from }) => from)])
}

const byTitle = (one: Entry, other: Entry) => compare(one.title, other.title)
const byTime = (one: Entry, other: Entry) =>
  compare(one.summary.updatedAt ?? '', other.summary.updatedAt ?? '') ||
  compare(one.summary.id, other.summary.id)

const comparisons: Record<DocumentQuery['sort'], (one: Entry, other: Entry) => number> = {
  title: byTitle,
  '-title': (one, other) => byTitle(other, one),
  updatedAt: byTime,
  '-updatedAt': (one, other) => byTime(other, one),
  order: (one, other) => one.order - other.order || byTitle(one, other),
}
