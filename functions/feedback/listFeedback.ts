import { serveStaff } from '../http/serveStaff.ts'
import { pageFeedback } from '../store/pageFeedback.ts'

export const handler = serveStaff('GET /api/admin/page-feedback', ({ store }) => pageFeedback(store))
