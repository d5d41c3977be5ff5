import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findFaq } from '../store/faqs.ts'

export const handler = serve('GET /api/faqs/{id}', async ({ params, store }) => {
  const faq = await findFaq(store, params.id)
  if (!faq) throw notFound('FAQ', params.id)
  return faq
})
