import * as z from 'zod/mini'
import { signOff } from './signOff.ts'
import { checkedSources } from './source.ts'
import { html, id, line } from './text.ts'

/** Another treatment page that shows an FAQ, with its place among the questions there: 1 is the first. */
const OtherPage = z.object({ servicePageId: id, place: z.int().check(z.minimum(1), z.maximum(99)) })

export const Faq = z.object({
  id,
  question: line,
  answer: html,
  categoryName: line,
  servicePageId: z.optional(id),
  alsoOn: z.optional(z.array(OtherPage).check(z.maxLength(20))),
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
