import { Faq } from '#shared/entities/faq.ts'
import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findPublished } from '../store/published.ts'

export const handler = serve('GET /api/faqs/{id}', async ({ params, store }) => {
  const faq = await findPublished(store, Faq, { kind: 'faq', id: params.id })
  if (!faq) throw notFound('FAQ', params.id)
  return faq
})
