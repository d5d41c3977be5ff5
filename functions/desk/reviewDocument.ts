import { reviewerOf } from '#shared/kinds/reviewerOf.ts'
import { badRequest } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { renderingOf } from '../render/requestRendering.ts'
import { reviewDocument } from '../store/desk/reviewDocument.ts'
import { documentName } from './documentName.ts'
import { currentDocument, staleDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'PUT /api/admin/documents/{kind}/{id}/review',
  async ({ params, body: { version, reviewer }, session, requestId, store }) => {
    const { kind, id } = documentName(params)
    if (!reviewerOf({ kind, id })) throw badRequest('kind', 'has no reviews')
    const at = new Date()
    const review = { kind, id, version, reviewer, by: session.username, at }
    if (!(await reviewDocument(store, review))) throw await staleDocument(store, params)
    await renderingOf(store, requestId)([`${kind}/${id}`])
    return currentDocument(store, params)
  },
)
