import { serve } from '../http/serve.ts'
import { orNotFound } from '../problem.ts'
import { findLanding } from '../store/pages.ts'

export const handler = serve('GET /api/treatment-pages/{category}', async ({ params: { category }, store }) =>
  orNotFound(await findLanding(store, category), 'Treatment page', category),
)
