import type { PageImage } from '#shared/entities/staff.ts'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { fileOf } from '#shared/images/focalPoint.ts'
import { keys } from '#shared/keys.ts'
import { act } from '../desk/act.ts'
import { factsOf } from '../desk/publication.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { isIllustration, isStored } from '../media/mediaStore.ts'
import { badRequest, notFound, Problem } from '../problem.ts'
import { requireIntact } from '../store/desk/drafts.ts'
import { parseItem } from '../store/parseItem.ts'
import { findItem } from '../store/read.ts'
import type { Store } from '../store/store.ts'

/** Publishes the page with another main image. An unpublished draft of the page stays, and gets the image too. */
export const handler = serveStaff(
  'PATCH /api/service-pages/{id}',
  async ({ params: { id }, body, session: { username: by }, requestId, store }) => {
    const { version, confirmed, ...image } = body
    await requireImage(image)
    await requirePage(store, id)
    const at = new Date().toISOString()
    await act(
      { params: { kind: 'treatment', id }, requestId, store },
      async (document, { published }) => {
        if (!published || !document.published) throw notFound('Service page', id)
        if (document.draft) requireIntact(document.draft)
        if (version !== undefined && version !== published.version)
          throw new Problem(409, 'Somebody else has changed this page since', {
            current: parseItem(ServicePage, document.published),
          })
        const { image1Alt, image1Sources, ...content } = published.content
        const { publishable, ...facts } = await factsOf({
          store,
          document,
          content: { ...content, ...image },
          by,
          at,
        })
        return {
          action: { type: 'image', version: published.version, confirmed, by, ...publishable },
          ...facts,
        }
      },
      at,
    )
    return requirePage(store, id)
  },
)

/** @throws {Problem} 404 */
async function requirePage(store: Store, id: string): Promise<ServicePage> {
  const published = await findItem(store, keys.document('treatment', id))
  if (!published) throw notFound('Service page', id)
  return parseItem(ServicePage, published)
}

async function requireImage({ image1, image1Sources = [] }: PageImage): Promise<void> {
  if (!(await isStored(fileOf(image1))) && !(await isIllustration(image1)))
    throw badRequest('image1', 'is not the address of an image of this site')
  const stored = await Promise.all(image1Sources.map(({ src }) => isStored(fileOf(src))))
  const missing = stored.indexOf(false)
  if (missing >= 0)
    throw badRequest(`image1Sources.${missing}.src`, 'is not the address of an uploaded image')
}
