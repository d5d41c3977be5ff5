import * as z from 'zod/mini'
import { id, line } from './text.ts'

export const Review = z.object({
  id,
  title: line,
  content: z.string().check(z.maxLength(5_000)),
  author: line,
  rating: z.optional(z.number().check(z.minimum(1), z.maximum(5))),
})
export type Review = z.infer<typeof Review>
