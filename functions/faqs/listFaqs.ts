import { serve } from '../http/serve.ts'
import { faqs, faqsOfPage } from '../store/faqs.ts'

/** All matching FAQs are one page of results. */
export const handler = serve('GET /api/faqs', async ({ query: { servicePageId }, store }) => {
  const found = servicePageId === undefined ? await faqs(store) : await faqsOfPage(store, servicePageId)
  return {
    faqs: found,
    total: found.length,
    pages: found.length > 0 ? 1 : 0,
    categories: [...new Set(found.map((faq) => faq.categoryName))],
  }
})
