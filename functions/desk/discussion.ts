import { randomBytes } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Comment, DiscussionAction } from '#shared/entities/discussion.ts'
import { orNotFound, Problem } from '../problem.ts'
import { auditWrite } from '../store/audit.ts'
import {
  commentWrite,
  type DiscussionHead,
  headWrite,
  type StoredDiscussion,
  textHashOf,
  toldAfter,
} from '../store/desk/discussions.ts'
import type { DraftRecord } from '../store/desk/drafts.ts'
import type { Write } from '../store/transact.ts'

/** A member, or the holder of a preview link with the name that the holder typed. */
export interface Author {
  by: string
  /** The member who made the link. */
  linkOf?: string | undefined
  /** The id of the link. */
  link?: string | undefined
  /** The topic of the clinician to whom the link was sent. */
  clinician?: string | undefined
  /** ISO 8601. */
  at: string
}

type Action = Exclude<DiscussionAction['action'], 'makeLink' | 'sendLink' | 'revokeLink'>
type Contribution = Omit<DiscussionAction, 'action'> & { action: Action }

/** The writes of a comment, answer or approval by a member or by the holder of a preview link. */
export function contributionWrites(
  discussion: StoredDiscussion,
  draft: DraftRecord | null,
  { action, text, path, quote, id = '', of, to }: Contribution,
  author: Author,
): Write[] {
  const { by, linkOf, link, at } = author
  const { comments, head } = discussion
  const asked = { by, at, of }
  const byLink = `${by}, by link`
  const named = id === '' ? undefined : requireComment(discussion, id)
  const changed = settled(discussion, named, { action, by, at })
  const asker = action === 'answer' ? head?.request?.by : action === 'comment' ? named?.by : undefined
  const isAnswer = asker !== undefined && asker !== by
  const mentioned = to?.filter((member) => member !== asker) ?? []
  const addressed = isAnswer ? [asker, ...mentioned] : to
  const thread = action === 'comment' && named ? threadOf(named) : undefined
  const words = { text, path, quote, thread, to: addressed, ...(isAnswer && { isAnswer: true as const }) }
  const added =
    text === undefined
      ? []
      : [newComment(discussion, { by, linkOf, link: link ?? named?.link, at, ...words, text })]
  const others = comments.filter((comment) => changed.every(({ id }) => id !== comment.id))
  const open = [...others, ...changed, ...added].filter(({ resolvedAt }) => !resolvedAt)
  return [
    ...[...changed, ...added].map((comment) => commentWrite(discussion, comment)),
    headWrite(discussion, {
      openComments: open.length,
      questions: open.flatMap(questionsOf),
      ...(action === 'ask' && { request: asked }),
      ...((action === 'answer' || action === 'endRequest') && { request: undefined }),
      ...(action === 'approve' && draft && { approvals: withApproval(discussion, draft, author) }),
      ...(action === 'approve' &&
        linkOf !== undefined && { told: toldAfter(head, { by: byLink, action, to: [linkOf], at }) }),
    }),
    ...(action === 'ask' || action === 'approve'
      ? [auditWrite({ at, by: linkOf ? byLink : by, action, subject: subjectOf(discussion) })]
      : []),
  ]
}

export const subjectOf = ({ kind, id }: Pick<StoredDiscussion, 'kind' | 'id'>) => `${kind}/${id}`

/** @throws {Problem} 409 if the document already has the maximum number of comments. */
function newComment(
  { comments }: StoredDiscussion,
  {
    by,
    linkOf,
    link,
    at,
    ...words
  }: Author & Pick<Comment, 'to' | 'isAnswer' | 'thread' | 'text' | 'path' | 'quote'>,
): Comment {
  const { comments: max } = apiLimits.discussion
  if (comments.length >= max)
    throw new Problem(
      409,
      `A document has ${max} comments at most. Resolved ones leave the list after 90 days.`,
    )
  const id = `${at.replace(/\D/g, '')}-${randomBytes(4).toString('hex')}`
  return { id, at, by, ...(linkOf !== undefined && { byLink: true }), link, ...words }
}

const threadOf = ({ id, thread = id }: Comment) => thread

/** Only one of those to whom an answer is addressed is answered by it. */
const questionsOf = ({
  by,
  to = [],
  isAnswer,
  at: writtenAt,
  reopenedAt: at = writtenAt,
  reopenedBy,
}: Comment) => {
  const answered = isAnswer ? to.slice(0, 1) : []
  const asked = to.slice(answered.length)
  return [
    ...(answered.length > 0 ? [{ by, to: answered, isAnswer, at, reopenedBy }] : []),
    ...(asked.length > 0 ? [{ by, to: asked, at, reopenedBy }] : []),
  ]
}

/** @throws {Problem} 404 */
const requireComment = ({ comments }: StoredDiscussion, id: string): Comment =>
  orNotFound(
    comments.find((one) => one.id === id),
    'Comment',
    id,
  )

/** An answer settles what it answers, and `resolve` the whole thread. */
function settled(
  { comments }: StoredDiscussion,
  named: Comment | undefined,
  { action, by, at }: { action: Action; by: string; at: string },
): Comment[] {
  if (!named) return []
  const { resolvedAt, resolvedBy, ...comment } = named
  if (action === 'reopen') return resolvedAt ? [{ ...comment, reopenedAt: at, reopenedBy: by }] : []
  const settles =
    action === 'resolve'
      ? comments.filter((one) => threadOf(one) === threadOf(named) && !one.resolvedAt)
      : action === 'comment'
        ? [comment]
        : []
  return settles.map((one) => ({ ...one, resolvedAt: at, resolvedBy: by }))
}

/** Older approvals of one person are dropped. Those by the holders of links count as those of one. */
const maxApprovals = 20

type StoredApproval = DiscussionHead['approvals'][number]

/** A link has one approval, because its holder may type any name. */
function withApproval({ head }: StoredDiscussion, draft: DraftRecord, author: Author) {
  const added: StoredApproval = { ...author, textHash: textHashOf(draft) }
  const before = head?.approvals ?? []
  const group = before.filter((one) => groupOf(one) === groupOf(added))
  const { link, textHash } = added
  const kept = group.filter((one) => (link ? one.link !== link : one.textHash !== textHash))
  return [...before.filter((one) => !group.includes(one)), ...[...kept, added].slice(-maxApprovals)]
}

const groupOf = ({ by, linkOf, clinician }: StoredApproval): string =>
  clinician !== undefined ? `clinician ${clinician}` : linkOf !== undefined ? 'link' : `member ${by}`
