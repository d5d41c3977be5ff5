import { orNotFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findTreatment } from '../store/treatments.ts'

export const handler = serve('GET /api/treatment-pages/{category}/{path+}', async ({ params, store }) => {
  const slug = `${params.category}/${params.path}`
  return orNotFound(await findTreatment(store, slug), 'Treatment page', slug)
})
