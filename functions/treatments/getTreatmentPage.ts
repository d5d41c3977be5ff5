import { orNotFound } from '../http/problem.ts'
import { serveRead } from '../http/serve.ts'
import { findTreatment } from '../store/treatments.ts'

export const handler = serveRead('GET /api/treatment-pages/{category}/{path+}', async ({ params, store }) => {
  const slug = `${params.category}/${params.path}`
  return orNotFound(await findTreatment(store, slug), 'Treatment page', slug)
})
