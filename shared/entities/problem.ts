import * as z from 'zod/mini'

/** What is wrong with a value: the names and indexes that lead to it, and what follows the name of its field. */
export const Issue = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })
export type Issue = z.infer<typeof Issue>

/** What the API responds with where it has no result. */
export const ApiProblem = z.object({
  message: z.string(),
  requestId: z.string(),
  issues: z.optional(z.array(Issue)),
  /** Of a conflict: what is stored now, as the endpoint returns it. */
  current: z.optional(z.unknown()),
  /** Seconds until another attempt makes sense. */
  retryAfter: z.optional(z.number()),
  /** The password of a login was right, but does not suffice. */
  secondFactor: z.optional(z.boolean()),
})
export type ApiProblem = z.infer<typeof ApiProblem>
