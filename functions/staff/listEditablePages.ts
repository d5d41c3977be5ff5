import { serveStaff } from '../http/serveStaff.ts'
import { servicePages } from '../store/treatments.ts'

/** The service pages as they are at this moment: the public list may be a minute old at the edge. */
export const handler = serveStaff('GET /api/admin/service-pages', ({ store }) => servicePages(store))
