import { serve } from '../http/serve.ts'
import { services } from '../store/services.ts'

export const handler = serve('GET /api/services', ({ store }) => services(store))
