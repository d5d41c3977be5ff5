import { localDay } from '#shared/hours/localDay.ts'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { reviewerOf } from '#shared/kinds/kinds.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { badRequest } from '../problem.ts'
import { startRenderer } from '../startRenderer.ts'
import { auditWrite } from '../store/audit.ts'
import { contentOf } from '../store/desk/documentFacts.ts'
import { publishedVersionOf } from '../store/desk/documents.ts'
import { changedWrites } from '../store/desk/publishedDocument.ts'
import { renderWrite } from '../store/renderRequest.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { currentDocument, requireDocument, staleDocument } from './requireDocument.ts'

export const handler = serveStaff(
  'PUT /api/admin/documents/{kind}/{id}/review',
  async ({ params, body: { version, reviewer }, session: { username: by }, requestId, store }) => {
    const now = new Date()
    const at = now.toISOString()
    const signOff = { lastReviewed: localDay(now), reviewedBy: reviewer, sampleReview: null, updatedAt: at }
    // The version in the history lacks the sign-off, so the next publication has to store that version again.
    const storedVersion = null
    await writeChecked(store, async () => {
      const document = await requireDocument(store, params)
      const { kind, id, published } = document
      if (!reviewerOf(document)) throw badRequest('kind', 'has no reviews')
      if (!published || publishedVersionOf(document) !== version) throw await staleDocument(store, params)
      const content = contentOf(kind, published)
      return [
        ...changedWrites(document, { ...signOff, storedVersion }),
        auditWrite({ at, by, action: 'review', subject: `${kind}/${id}` }),
        renderWrite(changesOf(document, content, content)),
      ]
    })
    await startRenderer(requestId)
    return currentDocument(store, params)
  },
)
