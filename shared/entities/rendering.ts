import * as z from 'zod/mini'

export const PageProblem = z.object({
  /** The path of the page; without it, the problem is not that of one page. */
  path: z.optional(z.string()),
  reason: z.string(),
})
export type PageProblem = z.infer<typeof PageProblem>

/** The pages that the last rendering left as they were, and when. */
export const RenderProblems = z.object({ at: z.iso.datetime(), pages: z.array(PageProblem) })

/** Every change of public content requests a rendering; `published` is the last request whose pages are published. */
export const RenderingState = z.object({
  requested: z.number(),
  published: z.number(),
  /** The last rendering was interrupted. Another one repeats it. */
  failed: z.boolean(),
  /** Reasons for a failed rendering; after a published one, the pages that could not be rendered. */
  problems: z.optional(RenderProblems),
})
export type RenderingState = z.infer<typeof RenderingState>
