import { notFound, Problem } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { requestRendering } from '../render/requestRendering.ts'
import { addAuditRecord } from '../store/audit.ts'
import { changeImage } from '../store/images.ts'
import { requireImage } from './requireImage.ts'

export const handler = serveStaff(
  'PATCH /api/service-pages/{id}',
  async ({ params: { id }, body: { version, ...image }, session, requestId, store }) => {
    await requireImage(image)
    const at = new Date().toISOString()
    const result = await changeImage(store, { id, image, by: session.username, at, version })
    if (!result) throw notFound('Service page', id)
    if ('stale' in result) throw staleVersion(result.stale)
    await addAuditRecord(store, { at, by: session.username, action: 'image', subject: `treatment/${id}` })
    await requestRendering(store, { requestId, saved: [`treatment/${id}`] })
    return result.changed
  },
)

const staleVersion = (current: object) =>
  new Problem(409, 'Somebody else has changed this page since', { fields: { current } })
