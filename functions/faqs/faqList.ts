import type { Faq, FaqList } from '#shared/entities/faq.ts'

/** All matching FAQs are one page of results. */
export const faqListOf = (faqs: Faq[]): FaqList => ({
  faqs,
  total: faqs.length,
  pages: faqs.length > 0 ? 1 : 0,
  categories: [...new Set(faqs.map((faq) => faq.categoryName))],
})
