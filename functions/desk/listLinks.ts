import { officeNamed } from '#shared/clinic/offices.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { deskDocument } from '../store/desk/documents.ts'
import { listLinks, listOfficeFacts } from '../store/desk/linkedDocuments.ts'
import { findSite } from '../store/site.ts'
import { requireDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'GET /api/admin/documents/{kind}/{id}/links',
  async ({ params, query: { office }, store }) => {
    const document = await requireDocument(store, params)
    if (office !== undefined) {
      const site = await findSite(store)
      const facts = site && officeNamed(site, office)
      return { links: await listOfficeFacts(store, facts ?? { name: office }) }
    }
    const { published } = deskDocument(document, Date.now())
    return { links: published ? await listLinks(store, document, published.content) : [] }
  },
)
