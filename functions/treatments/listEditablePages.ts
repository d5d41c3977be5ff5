import { serveStaff } from '../http/serveStaff.ts'
import { servicePages } from '../store/treatments.ts'

/** Never cached, unlike the public list, which may be a minute old at the edge. */
export const handler = serveStaff('GET /api/admin/service-pages', ({ store }) => servicePages(store))
