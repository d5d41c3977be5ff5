import * as z from 'zod/mini'
import { html, id, line } from './text.ts'

/** A question and its HTML answer. `servicePageId` names the treatment page it belongs to, if any. */
export const Faq = z.object({
  id,
  question: line,
  answer: html,
  categoryName: line,
  servicePageId: z.optional(id),
})
export type Faq = z.infer<typeof Faq>

/** The answer to a question for FAQs; `categories` are the category names in it, in order of appearance. */
export const FaqList = z.object({
  faqs: z.array(Faq),
  total: z.number(),
  pages: z.number(),
  categories: z.array(z.string()),
})
export type FaqList = z.infer<typeof FaqList>
