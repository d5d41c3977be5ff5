import { serveStaff } from '../http/serveStaff.ts'
import { memberRecord } from '../staff/loginRecords.ts'
import { hashOfCode, newRecoveryCodes } from '../staff/recoveryCodes.ts'
import { requireRecentLogin } from '../staff/requireRecentLogin.ts'
import { auditWrite } from '../store/audit.ts'
import { accountOf } from './accountOf.ts'
import { changeOwnMember } from './changeOwnMember.ts'

/** Earlier codes stop working. */
export const handler = serveStaff(
  'POST /api/admin/account/recovery-codes',
  async ({ session, sessionToken = '', store }) => {
    requireRecentLogin(session)
    const codes = newRecoveryCodes(store)
    const recoveryCodes = codes.map(hashOfCode)
    const audit = auditWrite(memberRecord(session.username, 'created recovery codes', Date.now()))
    const { after } = await changeOwnMember(
      store,
      sessionToken,
      ({ credentials }) => ({ credentials: { ...credentials, recoveryCodes } }),
      { with: () => ({ audit }) },
    )
    return { account: accountOf(after), codes }
  },
)
