import { serve } from '../http/serve.ts'
import { faqList } from '../store/faqs.ts'

export const handler = serve('GET /api/faqs', ({ query: { servicePageId }, store }) =>
  faqList(store, servicePageId),
)
