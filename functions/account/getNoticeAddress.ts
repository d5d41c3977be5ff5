import { serveStaff } from '../http/serveStaff.ts'
import { currentAddress } from './noticeAddress.ts'

export const handler = serveStaff('GET /api/admin/account/notices', ({ session: { username }, store }) =>
  currentAddress(store, username),
)
