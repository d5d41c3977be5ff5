import * as z from 'zod/mini'

/** Every change of public content requests a rendering; `published` is the last request whose pages are published. */
export const RenderingState = z.object({
  requested: z.number(),
  published: z.number(),
  /** The last rendering was interrupted. Another one repeats it. */
  failed: z.boolean(),
})
export type RenderingState = z.infer<typeof RenderingState>
