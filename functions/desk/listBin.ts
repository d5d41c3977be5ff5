import { serveStaff } from '../http/serveStaff.ts'
import { binnedDocuments } from '../store/desk/bin.ts'

export const handler = serveStaff('GET /api/admin/bin', async ({ store }) => ({
  documents: await binnedDocuments(store, Date.now()),
}))
