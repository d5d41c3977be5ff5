import { serveStaff } from '../http/serveStaff.ts'

/** Who is logged in. */
export const handler = serveStaff('GET /api/admin/session', async ({ session }) => session)
