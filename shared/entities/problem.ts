import * as z from 'zod/mini'

/** A fault of a value: the names and indexes that lead to it, and the words after the name of its field. */
export const Issue = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })
export type Issue = z.infer<typeof Issue>

/** The response if there is no result. */
export const ApiProblem = z.object({
  message: z.string(),
  requestId: z.string(),
  issues: z.optional(z.array(Issue)),
  /** The stored version in a conflict, as the endpoint returns it. */
  current: z.optional(z.unknown()),
  /** Seconds until another attempt makes sense. */
  retryAfter: z.optional(z.number()),
  /** The password of a login was right, but does not suffice. */
  secondFactor: z.optional(z.boolean()),
})
export type ApiProblem = z.infer<typeof ApiProblem>
