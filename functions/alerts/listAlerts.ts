import { serve } from '../http/serve.ts'
import { alertsInForce } from '../store/alerts.ts'

export const handler = serve('GET /api/alerts', ({ store }) => alertsInForce(store, new Date().toISOString()))
