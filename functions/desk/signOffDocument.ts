import { localDay } from '#shared/hours/localDay.ts'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { reviewerOf } from '#shared/kinds/kinds.ts'
import { badRequest } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { renderingOf } from '../render/startRenderer.ts'
import { changePublished } from '../store/desk/changePublished.ts'
import { contentOf } from '../store/desk/documentFacts.ts'
import { publishedVersionOf } from '../store/desk/documents.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'PUT /api/admin/documents/{kind}/{id}/review',
  async ({ params, body: { version, reviewer }, requestId, store, audit }) => {
    const document = await requireDocument(store, params)
    if (!reviewerOf(document)) throw badRequest('kind', 'has no reviews')
    if (publishedVersionOf(document) !== version) throw await staleDocument(store, params)
    const published = document.published && contentOf(document.kind, document.published)
    const name = `${document.kind}/${document.id}`
    const now = new Date()
    const at = now.toISOString()
    await audit('review', name, at)
    const signOff = { lastReviewed: localDay(now), reviewedBy: reviewer, sampleReview: null, updatedAt: at }
    if (!(await changePublished(store, document, signOff))) throw await staleDocument(store, params)
    await renderingOf(store, requestId)(changesOf(document, published, published))
    return currentDocument(store, params)
  },
)
