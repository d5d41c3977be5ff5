import { serve } from '../http/serve.ts'
import { orNotFound } from '../problem.ts'
import { findPage } from '../store/pages.ts'

export const handler = serve('GET /api/pages/{name}', async ({ params: { name }, store }) =>
  orNotFound(await findPage(store, name), 'Page', name),
)
