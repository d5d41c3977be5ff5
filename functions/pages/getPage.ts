import { PageName } from '#shared/entities/page.ts'
import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findPage } from '../store/pages.ts'

export const handler = serve('GET /api/pages/{name}', async ({ params, store }) => {
  const name = PageName.safeParse(params.name).data
  const page = name && (await findPage(store, name))
  if (!page) throw notFound('Page', params.name)
  return page
})
