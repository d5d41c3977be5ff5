import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { requireIdle } from '../desk/requireDocument.ts'
import { runOperations } from '../desk/runOperations.ts'
import { startPublication } from '../desk/startPublication.ts'
import { notFound, Problem } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { renderingOf } from '../render/renderingOf.ts'
import { contentOf } from '../store/desk/documentFacts.ts'
import { findDocument, publishedVersionOf, type StoredDocument } from '../store/desk/documents.ts'
import type { Store } from '../store/store.ts'
import { requireImage } from './requireImage.ts'

/** Publishes the page with another main image. A draft that waits gets the image, and goes on waiting. */
export const handler = serveStaff(
  'PATCH /api/service-pages/{id}',
  async ({ params: { id }, body: { version, ...image }, session, requestId, store }) => {
    await requireImage(image)
    const finish = (documents: StoredDocument[]) =>
      runOperations(store, documents, renderingOf(store, requestId))
    const found = await requirePage(store, id)
    if (found.draft?.operation?.content) await finish([found])
    const page = await requirePage(store, id)
    requireIdle(page)
    if (version !== undefined && version !== publishedVersionOf(page)) throw stalePage(page)
    const { image1Alt, image1Sources, ...content } = contentOf('treatment', page.published)
    const isStarted = await startPublication(store, page, {
      action: 'image',
      content: { ...content, ...image },
      by: session.username,
      at: new Date().toISOString(),
    })
    const canceled = isStarted ? await finish([page]) : [page]
    const after = await requirePage(store, id)
    if (canceled.length > 0) throw stalePage(after)
    return ServicePage.parse(after.published)
  },
)

/** @throws {Problem} 404 */
async function requirePage(store: Store, id: string) {
  const page = await findDocument(store, { kind: 'treatment', id })
  if (!page?.published) throw notFound('Service page', id)
  return { ...page, published: page.published }
}

const stalePage = ({ published }: StoredDocument) =>
  new Problem(409, 'Somebody else has changed this page since', {
    current: ServicePage.parse(published),
  })
