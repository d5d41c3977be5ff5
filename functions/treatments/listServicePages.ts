import { serveRead } from '../http/serve.ts'
import { servicePages } from '../store/treatments.ts'

export const handler = serveRead('GET /api/service-pages', ({ store }) => servicePages(store))
