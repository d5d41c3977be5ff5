import { serve } from '../http/serve.ts'
import { orNotFound } from '../problem.ts'
import { findTreatment } from '../store/treatments.ts'

export const handler = serve('GET /api/treatment-pages/{category}/{path+}', async ({ params, store }) => {
  const slug = `${params.category}/${params.path}`
  return orNotFound(await findTreatment(store, slug), 'Treatment page', slug)
})
