import * as z from 'zod/mini'
import { checkedSources } from './source.ts'
import { html, id, line } from './text.ts'
import { signOff } from './treatmentPage.ts'

export const Faq = z.object({
  id,
  question: line,
  answer: html,
  categoryName: line,
  servicePageId: z.optional(id),
  ...checkedSources,
  ...signOff,
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
