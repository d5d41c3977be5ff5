import { notFound } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { findVersion } from '../store/desk/versions.ts'
import { documentName } from './documentName.ts'

export const handler = serveStaff(
  'GET /api/admin/documents/{kind}/{id}/versions/{number}',
  async ({ params, store }) => {
    const version = /^[1-9]\d{0,12}$/.test(params.number)
      ? await findVersion(store, documentName(params), Number(params.number))
      : null
    if (!version) throw notFound('Version', params.number)
    return version
  },
)
