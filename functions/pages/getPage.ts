import { orNotFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findPage } from '../store/pages.ts'

export const handler = serve('GET /api/pages/{name}', async ({ params: { name }, store }) =>
  orNotFound(await findPage(store, name), 'Page', name),
)
