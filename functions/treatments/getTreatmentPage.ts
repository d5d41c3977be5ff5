import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findTreatment } from '../store/treatments.ts'

export const handler = serve('GET /api/treatment-pages/{category}/{path+}', async ({ params, store }) => {
  const slug = `${params.category}/${params.path}`
  const page = await findTreatment(store, slug)
  if (!page) throw notFound('Treatment page', slug)
  return page
})
