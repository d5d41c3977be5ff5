import { pagesIn } from '#shared/documents/faqsOnPage.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { publishedRows } from '../store/desk/directory.ts'
import { orderedKind } from './documentName.ts'

export const handler = serveStaff('GET /api/admin/order/{kind}', async ({ params, store }) => ({
  documents: (await publishedRows(store, orderedKind(params))).map(({ id, title, links = [] }) => {
    // Of the kinds with an order, only FAQs have links to treatment pages by id.
    const { own, others } = pagesIn(links)
    return { id, title, servicePageId: own, ...(others.length > 0 && { alsoOn: others }) }
  }),
}))
