import { serveStaff } from '../http/serveStaff.ts'
import { orNotFound } from '../problem.ts'
import { findVersion } from '../store/desk/versions.ts'
import { documentName } from './documentName.ts'

export const handler = serveStaff(
  'GET /api/admin/documents/{kind}/{id}/versions/{number}',
  async ({ params, store }) => {
    const version = await findVersion(store, documentName(params), Number(params.number))
    return orNotFound(version, 'Version', params.number)
  },
)
