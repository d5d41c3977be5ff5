import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'
import { DocumentKind, DraftContent } from './documents.ts'
import { Issue } from './problem.ts'
import { id, lineOf, plainTextOf, timestamp, username } from './text.ts'
import { validationMessages } from './validationMessages.ts'

const commentText = plainTextOf(apiLimits.discussion.text)

/** The field that a comment is about, and the words in it. */
const passage = {
  path: z.optional(Issue.shape.path.check(z.maxLength(20))),
  quote: z.optional(plainTextOf(apiLimits.discussion.quote)),
}

/** `byLink`: the name is the one that the holder of a link gave. `to` are the colleagues whom it asks, or answers. */
export const Comment = z.object({
  id,
  at: timestamp,
  by: z.string(),
  byLink: z.optional(z.literal(true)),
  to: z.optional(z.array(z.string())),
  isAnswer: z.optional(z.literal(true)),
  text: z.string(),
  path: passage.path,
  quote: z.optional(z.string()),
  resolvedAt: z.optional(timestamp),
  resolvedBy: z.optional(z.string()),
})
export type Comment = z.infer<typeof Comment>

/** `linkOf` made the link with which it was given, by the name of its holder. */
export const Approval = z.object({ by: z.string(), at: timestamp, linkOf: z.optional(z.string()) })
export type Approval = z.infer<typeof Approval>

/** `of` is the colleague who is asked; without it any colleague can approve. */
export const ApprovalRequest = z.object({ by: z.string(), at: timestamp, of: z.optional(z.string()) })

export const PreviewLink = z.object({ id, by: z.string(), at: timestamp, until: timestamp })
export type PreviewLink = z.infer<typeof PreviewLink>

export const Discussion = z.object({
  /** The version of the draft that `approvals` are of. */
  version: z.nullable(z.number()),
  /** The oldest first. */
  comments: z.array(Comment),
  request: z.optional(ApprovalRequest),
  /** The approvals of the draft as it is. A change of its text ends them. */
  approvals: z.array(Approval),
  /** Two people publish, and nobody else has approved what the reader would publish. */
  lacksApproval: z.boolean(),
  links: z.array(PreviewLink),
  /** The token of the link that this request made. It is not stored and cannot be shown again. */
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
  revokeLink: ['id'],
} as const

const actionNames = Object.keys(required) as (keyof typeof required)[] // A record of exactly these names.

/**
 * `answer` is a comment in place of an approval. `id` is that of a link or of a comment, which may be the question that a
 * comment answers. `version` is that of the draft that staff have read, `of` the colleague who is asked for an approval, and
 * `to` those whom a comment asks.
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

/** A request without an action only reads. With one, `name` is the name that the holder of the link gives. */
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
  version: z.number(),
  ...z.pick(Discussion, { comments: true, approvals: true }).shape,
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
