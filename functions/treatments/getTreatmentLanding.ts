import { TreatmentCategory, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findPublished } from '../store/published.ts'

export const handler = serve('GET /api/treatment-pages/{category}', async ({ params, store }) => {
  const id = TreatmentCategory.safeParse(params.category).data
  const page = id && (await findPublished(store, TreatmentPage, { kind: 'landing', id }))
  if (!page) throw notFound('Treatment page', params.category)
  return page
})
