import { serve } from '../http/serve.ts'
import { servicePages } from '../store/treatments.ts'

export const handler = serve('GET /api/service-pages', ({ store }) => servicePages(store))
