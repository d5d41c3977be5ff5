import { serveStaff } from '../http/serveStaff.ts'

export const handler = serveStaff('GET /api/admin/session', async ({ session }) => session)
