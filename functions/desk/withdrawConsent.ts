import { kinds } from '#shared/kinds/kinds.ts'
import { badRequest } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { documentKind } from './documentName.ts'
import { currentDocument } from './requireDocument.ts'
import { takeDown } from './takeDown.ts'

export const handler = serveStaff(
  'POST /api/admin/documents/{kind}/{id}/withdraw',
  async ({ params, body: { version }, session, requestId, store }) => {
    if (!kinds[documentKind(params)].needsConsent) throw badRequest('kind', 'has no consent')
    await takeDown(store, { params, version, action: 'withdraw', by: session.username, requestId })
    return currentDocument(store, params)
  },
)
