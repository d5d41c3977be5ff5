import { staff } from '../data/staff/queries.ts'
import { isLoggedIn, rememberLogin } from './loginFlag.ts'

/** The flag belongs to one tab, the cookie of the session to all: a second tab gets its flag from a live session. */
export async function resumeLogin(): Promise<void> {
  if (isLoggedIn()) return
  const session = await staff.session().catch(() => null)
  if (session) rememberLogin()
}
