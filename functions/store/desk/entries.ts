import type { DocumentSummary, Told } from '#shared/entities/documents.ts'
import { type DocumentKind, documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import type { Store } from '../store.ts'
import { type KindRow, rowsOfKinds } from './directory.ts'
import { type DirectoryDraft, directoryDrafts } from './directoryDrafts.ts'
import type { DirectoryRow } from './directoryRows.ts'
import { type DiscussionHead, discussionHeads, toldTo } from './discussions.ts'
import type { DocumentName } from './documentFacts.ts'
import { statusOf } from './documents.ts'
import { nameOf } from './textSearch.ts'

export async function readEntries(
  store: Store,
  member?: string,
  listed: readonly DocumentKind[] = documentKinds,
) {
  const [rows, all, heads] = await Promise.all([
    rowsOfKinds(store, listed),
    directoryDrafts(store),
    discussionHeads(store),
  ])
  const drafts = all.filter(({ kind }) => listed.includes(kind))
  return { rows, drafts, entries: withDiscussions(entriesOf(rows, drafts), heads, member) }
}

export interface Entry {
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

export function entryOf(
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
      image: (draft?.images ?? row?.images)?.[0]?.src ?? row?.servicePage?.image1,
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

const allQuestionsTo = (member: string | undefined, { questions = [] }: DiscussionHead) =>
  questions.filter(({ by, to }) => member !== undefined && by !== member && to.includes(member))

/** The last question or answer of each colleague. */
const questionsTo = (member: string | undefined, head: DiscussionHead) => [
  ...new Map(allQuestionsTo(member, head).map((question) => [question.by, question])).values(),
]

function approvalFor(
  member: string | undefined,
  head: DiscussionHead,
  { draft }: Pick<Entry, 'draft'>,
): DocumentSummary['approval'] {
  const { request } = head
  if (!request || !draft) return undefined
  const askedBy = request.by
  const { own, others } = currentApprovals(member, head, draft)
  if (askedBy === member) {
    const approvedBy = others.at(-1)?.by
    return approvedBy === undefined ? undefined : { askedBy, approvedBy }
  }
  const isAsked = request.of === undefined || request.of === member
  return isAsked && own.length === 0 ? { askedBy } : undefined
}

/** The holder of a link can have typed the name of the member. */
function currentApprovals(
  member: string | undefined,
  { approvals }: DiscussionHead,
  { updatedAt }: DirectoryDraft,
) {
  const current = approvals.filter(({ at }) => at >= updatedAt)
  const isOwn = ({ by, linkOf }: (typeof current)[number]) => by === member && linkOf === undefined
  return { own: current.filter(isOwn), others: current.filter((approval) => !isOwn(approval)) }
}

/** When what waits for the member on Today came, as far as the member gets a notice of it. */
export function timesFor(member: string, head: DiscussionHead, draft: DirectoryDraft): string[] {
  const approval = approvalFor(member, head, { draft })
  const asked =
    approval?.approvedBy === undefined ? head.request : currentApprovals(member, head, draft).others.at(-1)
  return [
    ...(approval && asked ? [asked.at] : []),
    ...allQuestionsTo(member, head).flatMap(({ at = [], reopenedBy }) => (reopenedBy === member ? [] : at)),
    ...toldTo(member, head).flatMap(({ action, at }) => (action === 'approve' ? at : [])),
  ]
}

export const totalsOf = (summaries: readonly DocumentSummary[]) =>
  Array.from(
    Map.groupBy(summaries, ({ kind }) => kind),
    ([kind, { length: total }]) => ({ kind, total }),
  )
