import { Page, PageName } from '#shared/entities/page.ts'
import { orNotFound } from '../http/problem.ts'
import { serveRead } from '../http/serve.ts'
import { findPublished } from '../store/published.ts'

export const handler = serveRead('GET /api/pages/{name}', async ({ params, store }) => {
  const id = PageName.safeParse(params.name).data
  return orNotFound(id && (await findPublished(store, Page, { kind: 'page', id })), 'Page', params.name)
})
