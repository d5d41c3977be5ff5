import { serve } from '../http/serve.ts'
import { faqs, faqsOfPage } from '../store/faqs.ts'
import { faqListOf } from './faqList.ts'

export const handler = serve('GET /api/faqs', async ({ query: { servicePageId }, store }) =>
  faqListOf(servicePageId === undefined ? await faqs(store) : await faqsOfPage(store, servicePageId)),
)
