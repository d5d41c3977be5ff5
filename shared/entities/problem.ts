import * as z from 'zod/mini'

/** A fault in a value. `path` leads to the field. `message` continues the name of the field: `is required`. */
export const Issue = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })
export type Issue = z.infer<typeof Issue>

export const Question = z.object({
  about: z.enum(['words', 'writing', 'takenDown']),
  who: z.string(),
  at: z.string(),
})
export type Question = z.infer<typeof Question>

/** The body of an error response. */
export const ApiProblem = z.object({
  message: z.string(),
  requestId: z.string(),
  issues: z.optional(z.array(Issue)),
  /** After a conflict, the stored version in the endpoint's usual format. */
  current: z.optional(z.unknown()),
  /** What the member has to confirm before a publication: whose words go live, who is writing, who took it down. */
  questions: z.optional(z.array(Question)),
  /** Seconds until the client can try again. */
  retryAfter: z.optional(z.number()),
  /** The password was right, but the login also needs a second factor. */
  secondFactor: z.optional(z.boolean()),
})
export type ApiProblem = z.infer<typeof ApiProblem>
