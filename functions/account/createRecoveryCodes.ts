import { serveStaff } from '../http/serveStaff.ts'
import { hashOfCode, newRecoveryCodes } from '../staff/recoveryCodes.ts'
import { requireRecentLogin } from '../staff/requireRecentLogin.ts'
import { accountOf } from './accountOf.ts'
import { changeOwnMember } from './changeOwnMember.ts'

/** Earlier codes stop working. */
export const handler = serveStaff(
  'POST /api/admin/account/recovery-codes',
  async ({ session, sessionToken = '', store, audit }) => {
    requireRecentLogin(session)
    const { username } = session
    const codes = newRecoveryCodes()
    const recoveryCodes = codes.map(hashOfCode)
    const { after } = await changeOwnMember(store, sessionToken, ({ credentials }) => ({
      credentials: { ...credentials, recoveryCodes },
    }))
    await audit('created recovery codes', `member/${username}`)
    return { account: accountOf(after), codes }
  },
)
