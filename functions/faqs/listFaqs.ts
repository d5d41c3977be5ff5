import { Faq } from '#shared/entities/faq.ts'
import { serveRead } from '../http/serve.ts'
import { listPublished } from '../store/published.ts'

/** All matching FAQs are one page of results. */
export const handler = serveRead('GET /api/faqs', async ({ query: { servicePageId }, store }) => {
  const { documents: faqs } = await listPublished(store, 'faq', Faq, {
    ...(servicePageId !== undefined && {
      isListed: ({ links = [] }) => links.includes(`treatment:${servicePageId}`),
    }),
  })
  return {
    faqs,
    total: faqs.length,
    pages: faqs.length > 0 ? 1 : 0,
    categories: [...new Set(faqs.map((faq) => faq.categoryName))],
  }
})
