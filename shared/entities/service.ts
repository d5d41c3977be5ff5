import * as z from 'zod/mini'
import { id, line, linkFields, treatmentPath } from './text.ts'

/** `slug` is the full path of a treatment page. */
export const Service = z.object({
  id,
  slug: treatmentPath.check().register(linkFields, { form: 'path' }),
  title: line,
  description: z.string().check(z.maxLength(1_000)),
})
export type Service = z.infer<typeof Service>
