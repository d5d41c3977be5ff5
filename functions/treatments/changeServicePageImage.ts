import type { PageImage } from '#shared/entities/staff.ts'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { fileOf } from '#shared/images/focalPoint.ts'
import { requireIdle } from '../desk/requireDocument.ts'
import { runOperations } from '../desk/runOperations.ts'
import { startPublication } from '../desk/startPublication.ts'
import { badRequest, notFound, Problem } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { isIllustration, isStored } from '../media/mediaStore.ts'
import { renderingOf } from '../render/requestRendering.ts'
import { contentOf } from '../store/desk/documentFacts.ts'
import { findDocument, publishedVersionOf, type StoredDocument } from '../store/desk/documents.ts'
import type { Store } from '../store/store.ts'

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

async function requirePage(store: Store, id: string) {
  const page = await findDocument(store, { kind: 'treatment', id })
  if (!page?.published) throw notFound('Service page', id)
  return { ...page, published: page.published }
}

const stalePage = ({ published }: StoredDocument) =>
  new Problem(409, 'Somebody else has changed this page since', {
    current: ServicePage.parse(published),
  })

/** Refuses addresses with dot segments or a password, and those from which no image loads. */
async function requireImage({ image1, image1Sources = [] }: PageImage): Promise<void> {
  requirePlainAddress('image1', image1)
  if (!(await isStored(fileOf(image1))) && !(await isIllustration(image1)))
    throw badRequest('image1', 'is not the address of an image of this site')
  const sources = image1Sources.map(({ src }, index) => ({ field: `image1Sources.${index}.src`, src }))
  for (const { field, src } of sources) requirePlainAddress(field, src)
  const stored = await Promise.all(sources.map(({ src }) => isStored(fileOf(src))))
  const missing = sources.find((_, index) => !stored[index])
  if (missing) throw badRequest(missing.field, 'is not the address of an uploaded image')
}

function requirePlainAddress(field: string, src: string): void {
  if (/%(2e|2f|5c|00)/i.test(src) || src.split(/[/?#]/).some((part) => part === '..' || part === '.'))
    throw badRequest(field, 'is a path that leads out of its folder')
  const url = URL.canParse(src, 'https://site') ? new URL(src, 'https://site') : undefined
  if (url?.username !== '' || url.password !== '') throw badRequest(field, 'is not an image’s address')
}
