import type { PageImage } from '#shared/entities/staff.ts'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { fileOf } from '#shared/images/focalPoint.ts'
import { publicationWrites } from '../desk/publication.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { isIllustration, isStored } from '../media/mediaStore.ts'
import { badRequest, notFound, Problem } from '../problem.ts'
import { startRenderer } from '../startRenderer.ts'
import { contentOf } from '../store/desk/documentFacts.ts'
import { findDocument, publishedVersionOf } from '../store/desk/documents.ts'
import { parseItem } from '../store/parseItem.ts'
import type { Item, Store } from '../store/store.ts'
import { writeChecked } from '../store/writeChecked.ts'

/** Publishes the page with another main image. An unpublished draft of the page stays, and gets the image too. */
export const handler = serveStaff(
  'PATCH /api/service-pages/{id}',
  async ({ params: { id }, body: { version, ...image }, session, requestId, store }) => {
    await requireImage(image)
    const at = new Date().toISOString()
    await writeChecked(store, async () => {
      const document = await requirePage(store, id)
      if (version !== undefined && version !== publishedVersionOf(document))
        throw stalePage(document.published)
      const { image1Alt, image1Sources, ...content } = contentOf('treatment', document.published)
      const changed = { ...content, ...image }
      return publicationWrites({
        store,
        document,
        action: 'image',
        content: changed,
        by: session.username,
        at,
      })
    })
    await startRenderer(requestId)
    return parseItem(ServicePage, (await requirePage(store, id)).published)
  },
)

async function requirePage(store: Store, id: string) {
  const page = await findDocument(store, { kind: 'treatment', id })
  if (!page?.published) throw notFound('Service page', id)
  return { ...page, published: page.published }
}

const stalePage = (published: Item) =>
  new Problem(409, 'Somebody else has changed this page since', {
    current: parseItem(ServicePage, published),
  })

async function requireImage({ image1, image1Sources = [] }: PageImage): Promise<void> {
  if (!(await isStored(fileOf(image1))) && !(await isIllustration(image1)))
    throw badRequest('image1', 'is not the address of an image of this site')
  const stored = await Promise.all(image1Sources.map(({ src }) => isStored(fileOf(src))))
  const missing = stored.indexOf(false)
  if (missing >= 0)
    throw badRequest(`image1Sources.${missing}.src`, 'is not the address of an uploaded image')
}
