import * as z from 'zod/mini'

/** What the renderer is invoked with. A deploy, an operator and the daily schedule give none of it. */
export const RenderEvent = z.object({
  /** The number of the request, if it is in the lock item. Many events that wait need one rendering only. */
  request: z.optional(z.number()),
  /** Names of documents: `<kind>/<id>`. */
  changedDocuments: z._default(z.array(z.string()), []),
})
export type RenderEvent = z.infer<typeof RenderEvent>
