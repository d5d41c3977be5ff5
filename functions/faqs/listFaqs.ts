import type { Faq, FaqList } from '#shared/entities/faq.ts'
import { serve } from '../http/serve.ts'
import { faqs, faqsOfPage } from '../store/faqs.ts'

export const handler = serve('GET /api/faqs', async ({ query: { servicePageId }, store }) =>
  faqListOf(servicePageId === undefined ? await faqs(store) : await faqsOfPage(store, servicePageId)),
)

/** All matching FAQs are one page of results. */
const faqListOf = (faqs: Faq[]): FaqList => ({
  faqs,
  total: faqs.length,
  pages: faqs.length > 0 ? 1 : 0,
  categories: [...new Set(faqs.map((faq) => faq.categoryName))],
})
