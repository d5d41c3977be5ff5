import * as z from 'zod/mini'
import { Source } from './source.ts'
import { html, id, line } from './text.ts'

export const Faq = z.object({
  id,
  question: line,
  answer: html,
  categoryName: line,
  servicePageId: z.optional(id),
  /** What the answer was compared with on the day `checkedOn`, `YYYY-MM-DD`. */
  sources: z.optional(z.array(Source).check(z.maxLength(10))),
  checkedOn: z.optional(z.iso.date()),
})
export type Faq = z.infer<typeof Faq>

/** `categories` are the category names of `faqs`, in order of appearance. */
export const FaqList = z.object({
  faqs: z.array(Faq),
  total: z.number(),
  pages: z.number(),
  categories: z.array(z.string()),
})
export type FaqList = z.infer<typeof FaqList>
