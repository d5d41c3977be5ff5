import { TreatmentCategory, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { orNotFound } from '../http/problem.ts'
import { serveRead } from '../http/serve.ts'
import { findPublished } from '../store/published.ts'

export const handler = serveRead('GET /api/treatment-pages/{category}', async ({ params, store }) => {
  const id = TreatmentCategory.safeParse(params.category).data
  return orNotFound(
    id && (await findPublished(store, TreatmentPage, { kind: 'landing', id })),
    'Treatment page',
    params.category,
  )
})
