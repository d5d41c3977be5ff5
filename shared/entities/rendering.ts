import * as z from 'zod/mini'

export const PageProblem = z.object({
  /** The path of the page. Missing if the problem does not concern one page. */
  path: z.optional(z.string()),
  reason: z.string(),
})
export type PageProblem = z.infer<typeof PageProblem>

/** The pages that the last rendering could not render, and the time of that rendering. */
export const RenderProblems = z.object({ at: z.iso.datetime(), pages: z.array(PageProblem) })

/** `requested` counts requests (one per change of public content), `published` those whose pages are published. */
export const RenderingState = z.object({
  requested: z.number(),
  published: z.number(),
  /** The last rendering was interrupted and will be repeated. */
  failed: z.boolean(),
  /** After a failed rendering, its reasons. After a published one, the pages that could not be rendered. */
  problems: z.optional(RenderProblems),
})
export type RenderingState = z.infer<typeof RenderingState>
