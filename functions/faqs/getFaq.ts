import { Faq } from '#shared/entities/faq.ts'
import { serve } from '../http/serve.ts'
import { orNotFound } from '../problem.ts'
import { findPublished } from '../store/published.ts'

export const handler = serve('GET /api/faqs/{id}', async ({ params, store }) =>
  orNotFound(await findPublished(store, Faq, { kind: 'faq', id: params.id }), 'FAQ', params.id),
)
