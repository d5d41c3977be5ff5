import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import type { DocumentState, Outcome } from '#shared/documents/documentState.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import { Approval, ApprovalRequest, Comment, PreviewLink } from '#shared/entities/discussion.ts'
import { DocumentKind, Told } from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { type LinkedContent, namedLinks } from '../links.ts'
import { allItems, findItem, getAll, getOne } from '../read.ts'
import { intactFields, readable, type Salvaged, unchanged } from '../readable.ts'
import { keyOf } from '../snapshot.ts'
import type { Item, Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { expiring, newItem, put, remove } from '../write.ts'
import { transactAll } from '../writeChecked.ts'
import type { DocumentName } from './documentFacts.ts'

const ToldMembers = z.extend(Told, { to: z.array(z.string()) })

/** The summary of a discussion, for lists and publications. Every change of a comment or an approval updates it. */
export const DiscussionHead = z.object({
  kind: DocumentKind,
  id: z.string(),
  revision: z.number(),
  openComments: z.number(),
  /** The open comments that ask or answer somebody. */
  questions: z.optional(
    z.array(
      z.object({
        by: z.string(),
        to: z.array(z.string()),
        isAnswer: z.optional(z.literal(true)),
        /** When it was asked, or reopened. */
        at: z.optional(z.string()),
        reopenedBy: z.optional(z.string()),
      }),
    ),
  ),
  /** Increases when the preview links of a draft end. A link is valid only in the round in which it was made. */
  round: z.number(),
  hasLinks: z.optional(z.boolean()),
  request: z.optional(ApprovalRequest),
  /** What Today tells colleagues by name: what a member did with their words, or while they were writing. */
  told: z.optional(z.array(ToldMembers)),
  /** The number of the last draft that has ended. */
  lastDraft: z.optional(z.number()),
  /** Each approval is of one text, which `textHash` identifies. */
  approvals: z.array(
    z.extend(z.omit(Approval, { ofClinician: true }), {
      textHash: z.string(),
      /** The topic of the clinician to whom the link was sent. */
      clinician: z.optional(z.string()),
    }),
  ),
})
export type DiscussionHead = z.infer<typeof DiscussionHead> & Salvaged

interface Discussed extends DocumentName {
  head: DiscussionHead | null
}

export interface StoredDiscussion extends Discussed {
  /** The oldest first. */
  comments: readonly Comment[]
  links: readonly PreviewLink[]
}

export const discussionHeads = (store: Store): Promise<DiscussionHead[]> =>
  getAll(store, DiscussionHead, partitions.discussions)

export const findHead = async (store: Store, name: DocumentName): Promise<DiscussionHead | null> =>
  headOf(store, name, await findItem(store, keys.discussion(name.kind, name.id)))

/**
 * A damaged summary is replaced by the next change. It loses approvals, so nothing is published without one. If it has no
 * round, it gets one that no link has.
 */
export function headOf(store: Store, name: DocumentName, item: Item | undefined): DiscussionHead | null {
  if (!item) return null
  const empty = { ...name, revision: 0, openComments: 0, round: Date.now(), approvals: [] }
  const salvage = (stored: Item) => ({ ...empty, ...intactFields(DiscussionHead, stored), ...name, stored })
  return readable(store, DiscussionHead, [item], salvage)[0] ?? null
}

/** Leaves out expired items, because DynamoDB deletes them up to two days late. `now` is in milliseconds since 1970. */
export async function findDiscussion(
  store: Store,
  { kind, id, head }: Discussed,
  now: number,
): Promise<StoredDiscussion> {
  const items = await allItems(store, partitions.discussion(kind, id))
  const isLink = (item: Item) => String(item[table.sortKey]).startsWith('LINK#')
  const comments = readable(
    store,
    Comment,
    items.filter((item) => !isLink(item)),
  )
  const links = readable(store, StoredLink, items.filter(isLink))
  return {
    kind,
    id,
    head,
    comments: comments.filter(
      ({ resolvedAt }) => !resolvedAt || now < Date.parse(resolvedAt) + apiLimits.binRetention,
    ),
    links: links.filter((link) => isValid(link, head, now)),
  }
}

type HeadFacts = Partial<Omit<DiscussionHead, 'kind' | 'id' | 'revision' | 'stored'>>

/** The transaction fails if somebody has changed the discussion since `head` was read. */
export function headWrite({ kind, id, head }: Discussed, changed: HeadFacts): Write {
  const { stored, ...before } = head ?? { revision: 0, openComments: 0, round: 0, approvals: [] }
  const revision = before.revision + 1
  return put(
    { ...before, ...changed, kind, id, revision, ...keys.discussion(kind, id) },
    head ? unchanged(head, 'revision') : newItem,
  )
}

/** Resolved comments expire after the same time as superseded drafts. */
export const commentWrite = ({ kind, id }: DocumentName, comment: Comment): Write =>
  put({
    ...comment,
    ...(comment.resolvedAt && expiring(Date.parse(comment.resolvedAt) + apiLimits.binRetention)),
    ...keys.comment(kind, id, comment.id),
  })

/** Ends a draft's approvals, approval request and links, remembers its number, and tells colleagues. The comments stay. */
export function discussionAfter(
  { draft, ...discussed }: Discussed & Pick<DocumentState, 'draft'>,
  { effects, state }: Outcome,
  at: string,
): Write[] {
  const { head } = discussed
  const hasEnded = effects.some(({ type }) => type === 'endApprovals')
  const ends = hasEnded && head && (head.request || head.hasLinks || head.approvals.length > 0)
  const told = effects.flatMap((effect) =>
    effect.type === 'tell' ? [{ by: effect.by, action: effect.action, to: [...effect.to], at }] : [],
  )
  const lastDraft = hasEnded && !state.draft ? draft?.version : undefined
  if (!ends && lastDraft === undefined && told.length === 0) return []
  return [
    headWrite(discussed, {
      ...(ends && { round: head.round + 1, hasLinks: undefined, request: undefined, approvals: [] }),
      ...(lastDraft !== undefined && { lastDraft }),
      ...(told.length > 0 && { told: toldAfter(head, ...told) }),
    }),
  ]
}

/** Many approvals by links would take the places of what colleagues did, so only the last one is listed. */
export const toldAfter = (head: DiscussionHead | null, ...told: z.infer<typeof ToldMembers>[]) => {
  const isReplaced = told.some(({ action }) => action === 'approve')
  const before = head?.told?.filter(({ action }) => !isReplaced || action !== 'approve') ?? []
  return [...before, ...told].slice(-maxTold)
}

const maxTold = 20

export const toldTo = (member: string | undefined, head: DiscussionHead | null): Told[] =>
  head?.told?.flatMap(({ to, ...told }) => (member && to.includes(member) ? [told] : [])) ?? []

export const toldRead = (discussed: Discussed, member: string): Write[] =>
  toldTo(member, discussed.head).length === 0
    ? []
    : [
        headWrite(discussed, {
          told: discussed.head?.told
            ?.map((told) => ({ ...told, to: told.to.filter((other) => other !== member) }))
            .filter(({ to }) => to.length > 0),
        }),
      ]

/** The hash depends neither on the order of the fields nor on the addresses of linked documents. */
export const textHashOf = (text: LinkedContent): string =>
  hash(
    'sha256',
    JSON.stringify(namedLinks(text), (_, value) =>
      isRecord(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value,
    ),
  )

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

export const approvalsOf = (head: DiscussionHead | null, text: LinkedContent | null) => {
  const textHash = text && textHashOf(text)
  return head?.approvals.filter((approval) => approval.textHash === textHash) ?? []
}

export const StoredLink = z.extend(PreviewLink, {
  round: z.number(),
  /** The topic of the clinician to whom the link was sent. */
  clinician: z.optional(z.string()),
})
export type StoredLink = z.infer<typeof StoredLink>

const isValid = ({ until, round }: StoredLink, head: DiscussionHead | null, now: number) =>
  now < Date.parse(until) && round === head?.round

const hashOfSecret = (secret: string): string => hash('sha256', secret)

export const linkWrites = (
  { kind, id, head }: StoredDiscussion,
  secret: string,
  link: Omit<StoredLink, 'id' | 'round'>,
): Write[] => [
  put({
    ...link,
    id: linkIdOf(hashOfSecret(secret)),
    round: head?.round ?? 0,
    ...expiring(Date.parse(link.until)),
    ...keys.previewLink(kind, id, hashOfSecret(secret)),
  }),
  headWrite({ kind, id, head }, { hasLinks: true }),
]

/** A part of the hash is enough for an id, and does not reveal the secret. */
const linkIdOf = (secretHash: string) => secretHash.slice(0, 16)

/** Null if the link has expired, or if its draft has ended. `now` is in milliseconds since 1970. */
export async function findLink(
  store: Store,
  { kind, id, head }: Discussed,
  { secret, now }: { secret: string; now: number },
): Promise<StoredLink | null> {
  const link = await getOne(store, StoredLink, keys.previewLink(kind, id, hashOfSecret(secret)))
  return link && isValid(link, head, now) ? link : null
}

/** The writes that revoke the link, or none if the link no longer exists. */
export const revokeLink = async (store: Store, { kind, id }: DocumentName, link: string): Promise<Write[]> =>
  (await allItems(store, partitions.discussion(kind, id))).flatMap((item) =>
    item.id === link && 'until' in item ? [remove(keyOf(item))] : [],
  )

/** Deletes the discussion of a document that is deleted for good. Idempotent. */
export async function deleteDiscussion(store: Store, { kind, id }: DocumentName): Promise<void> {
  for (const item of await allItems(store, partitions.discussion(kind, id)))
    await transactAll(store, [remove(keyOf(item))])
  if (await findHead(store, { kind, id })) await transactAll(store, [remove(keys.discussion(kind, id))])
}
