import * as z from 'zod/mini'
import { id, line } from './text.ts'

/** A service in short, for cards and references: `slug` is a treatment page's full path. */
export const Service = z.object({
  id,
  slug: z.string().check(z.maxLength(300)),
  title: line,
  description: z.string().check(z.maxLength(1_000)),
})
export type Service = z.infer<typeof Service>
