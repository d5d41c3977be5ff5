import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'
import { DocumentKind, DraftContent } from './documents.ts'
import { Issue } from './problem.ts'
import { id, lineOf, plainTextOf, timestamp, username } from './text.ts'
import { validationMessages } from './validationMessages.ts'

const commentText = plainTextOf(apiLimits.discussion.text)

/** The field that a comment is about, and the words that the comment quotes from this field. */
const passage = {
  path: z.optional(Issue.shape.path.check(z.maxLength(20))),
  quote: z.optional(plainTextOf(apiLimits.discussion.quote)),
}

/**
 * `byLink`: the holder of a preview link chose the name `by`. `to`: colleagues whom the comment asks or mentions, and first
 * the one whom it answers. `thread`: the first comment of its thread.
 */
export const Comment = z.object({
  id,
  at: timestamp,
  by: z.string(),
  byLink: z.optional(z.literal(true)),
  /** The id of the preview link whose holder wrote the comment, or to whom staff answer. */
  link: z.optional(z.string()),
  to: z.optional(z.array(z.string())),
  isAnswer: z.optional(z.literal(true)),
  thread: z.optional(z.string()),
  text: z.string(),
  path: passage.path,
  quote: z.optional(z.string()),
  resolvedAt: z.optional(timestamp),
  resolvedBy: z.optional(z.string()),
  reopenedAt: z.optional(timestamp),
  reopenedBy: z.optional(z.string()),
})
export type Comment = z.infer<typeof Comment>

/** `linkOf`: the member who made the preview link that was used. The holder of the link chose the name `by`. */
export const Approval = z.object({
  by: z.string(),
  at: timestamp,
  linkOf: z.optional(z.string()),
  link: z.optional(z.string()),
  /** By a link that only the clinician got whom the clinic has named. */
  ofClinician: z.optional(z.boolean()),
})
export type Approval = z.infer<typeof Approval>

/** `of` is the colleague who is asked. Without `of`, any colleague can approve. */
export const ApprovalRequest = z.object({ by: z.string(), at: timestamp, of: z.optional(z.string()) })

/**
 * `note`: what its maker writes to its readers. `to`: the clinician to whom it was sent, and whose approval by it counts
 * for every member.
 */
export const PreviewLink = z.object({
  id,
  by: z.string(),
  at: timestamp,
  until: timestamp,
  note: z.optional(z.string()),
  to: z.optional(z.string()),
})
export type PreviewLink = z.infer<typeof PreviewLink>

export const Discussion = z.object({
  /** The version of the draft that `approvals` apply to. */
  version: z.nullable(z.number()),
  /** The oldest first. */
  comments: z.array(Comment),
  request: z.optional(ApprovalRequest),
  /** The approvals of the draft's current text. A change of the text ends them. */
  approvals: z.array(Approval),
  /** The reader cannot publish yet, because publications need two people and no colleague has approved this draft. */
  lacksApproval: z.boolean(),
  links: z.array(PreviewLink),
  /** The clinician to whom staff can send a link. */
  clinician: z.optional(z.string()),
  /** The token of the link that this request made. The token is not stored, so it cannot be shown again. */
  token: z.optional(z.string()),
})
export type Discussion = z.infer<typeof Discussion>

/** The fields that an action requires besides its name. */
const required = {
  comment: ['text'],
  resolve: ['id'],
  reopen: ['id'],
  ask: ['version'],
  approve: ['version'],
  answer: ['version', 'text'],
  endRequest: [],
  makeLink: [],
  sendLink: [],
  revokeLink: ['id'],
} as const

const actionNames = Object.keys(required) as (keyof typeof required)[] // A record of exactly these names.

/**
 * `answer` is a comment in place of an approval. `id` names a link or a comment. With `comment`, `id` is the question
 * or the answer that the comment answers, and with `resolve` any comment of the thread. `version` is the draft's version that staff have read. `of` is the colleague who is asked
 * for an approval. `to` are the colleagues whom a comment asks. The `text` of a new link is its note.
 */
export const DiscussionAction = z
  .strictObject({
    action: z.enum(actionNames),
    text: z.optional(commentText),
    ...passage,
    id: z.optional(id),
    version: z.optional(z.number()),
    of: z.optional(username),
    to: z.optional(z.array(username).check(z.minLength(1), z.maxLength(apiLimits.discussion.asked))),
  })
  .check(requireFields(({ action }) => required[action]))
export type DiscussionAction = z.infer<typeof DiscussionAction>

/** A request without `action` only reads. For an action, `name` is the name that the link's holder chose. */
export const PreviewRequest = z
  .strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(500)),
    name: z.optional(lineOf(100)),
    action: z.optional(z.enum(['comment', 'approve'])),
    text: z.optional(commentText),
    ...passage,
    version: z.optional(z.number()),
  })
  .check(requireFields(({ action }) => (action ? ['name', ...required[action]] : [])))

export const DraftPreview = z.object({
  kind: DocumentKind,
  id,
  title: z.string(),
  content: DraftContent,
  /** What visitors read now. */
  published: z.optional(DraftContent),
  note: PreviewLink.shape.note,
  version: z.number(),
  ...z.pick(Discussion, { comments: true, approvals: true }).shape,
  /** The clinician to whom the link was sent. Any other holder gives a name. */
  name: z.optional(z.string()),
  until: timestamp,
})
export type DraftPreview = z.infer<typeof DraftPreview>

function requireFields<Body extends object>(fieldsOf: (body: Body) => readonly string[]) {
  return z.check<Body>(({ value, issues }) => {
    const given = new Map<string, unknown>(Object.entries(value))
    for (const field of fieldsOf(value))
      if (given.get(field) === undefined)
        issues.push({ code: 'custom', input: value, path: [field], message: validationMessages.required })
  })
}
