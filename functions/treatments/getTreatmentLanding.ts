import { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findLanding } from '../store/treatments.ts'

export const handler = serve('GET /api/treatment-pages/{category}', async ({ params, store }) => {
  const category = TreatmentCategory.safeParse(params.category).data
  const page = category && (await findLanding(store, category))
  if (!page) throw notFound('Treatment page', params.category)
  return page
})
