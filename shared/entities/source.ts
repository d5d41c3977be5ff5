import * as z from 'zod/mini'
import { line } from './text.ts'

/** A guideline or another publication. */
const Source = z.object({
  title: line,
  publisher: line,
  year: z.number().check(z.int(), z.minimum(1900), z.maximum(2100)),
  url: z.string().check(z.maxLength(2_000), z.regex(/^https:\/\//)),
})

/**
 * The publications that a text was checked against on the day `checkedOn`, `YYYY-MM-DD`. A statement of the text, such as
 * a rule, ends on the day `validUntil`.
 */
export const checkedSources = {
  sources: z.optional(z.array(Source).check(z.maxLength(10))),
  checkedOn: z.optional(z.iso.date()),
  validUntil: z.optional(z.iso.date()),
}
