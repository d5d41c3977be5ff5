import { kinds } from '#shared/kinds/kinds.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { badRequest } from '../problem.ts'
import { documentKind } from './documentName.ts'
import { currentDocument } from './requireDocument.ts'
import { takeDown } from './takeDown.ts'

export const handler = serveStaff('POST /api/admin/documents/{kind}/{id}/withdraw', async (request) => {
  if (!kinds[documentKind(request.params)].needsConsent) throw badRequest('kind', 'has no consent')
  await takeDown(request, 'withdraw', request.body.version)
  return currentDocument(request.store, request.params)
})
