import { serveStaff } from '../http/serveStaff.ts'
import { renderingState } from '../store/renderRequest.ts'

export const handler = serveStaff('GET /api/admin/rendering', ({ store }) =>
  renderingState(store, Date.now()),
)
