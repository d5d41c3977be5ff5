import { Page, PageName } from '#shared/entities/page.ts'
import { notFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { findPublished } from '../store/published.ts'

export const handler = serve('GET /api/pages/{name}', async ({ params, store }) => {
  const id = PageName.safeParse(params.name).data
  const page = id && (await findPublished(store, Page, { kind: 'page', id }))
  if (!page) throw notFound('Page', params.name)
  return page
})
