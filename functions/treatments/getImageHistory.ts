import { notFound } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { imageHistory } from '../store/images.ts'

export const handler = serveStaff(
  'GET /api/service-pages/{id}/history',
  async ({ params: { id }, store }) => {
    const history = await imageHistory(store, id)
    if (!history) throw notFound('Service page', id)
    return history
  },
)
