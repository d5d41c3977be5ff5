import { serveStaff } from '../http/serveStaff.ts'
import { publishedRows } from '../store/desk/directory.ts'
import { orderedKind } from './documentName.ts'

export const handler = serveStaff('GET /api/admin/order/{kind}', async ({ params, store }) => ({
  documents: (await publishedRows(store, orderedKind(params))).map(({ id, title, links }) => ({
    id,
    title,
    // FAQs are the only documents that name a treatment page by its id.
    servicePageId: links?.find((link) => link.startsWith('treatment:'))?.slice('treatment:'.length),
  })),
}))
