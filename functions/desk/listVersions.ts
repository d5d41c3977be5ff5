import { serveStaff } from '../http/serveStaff.ts'
import { listVersions } from '../store/desk/versions.ts'
import { documentName } from './documentName.ts'

export const handler = serveStaff('GET /api/admin/documents/{kind}/{id}/versions', ({ params, store }) =>
  listVersions(store, documentName(params), Date.now()),
)
