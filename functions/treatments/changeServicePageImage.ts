import { noSession } from '../http/problem.ts'
import { serve } from '../http/serve.ts'

/** Nobody can log in yet, so the chain turns every request away before it comes here. */
export const handler = serve('PATCH /api/service-pages/{id}', async () => {
  throw noSession()
})
