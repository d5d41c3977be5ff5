import { Problem } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { findStaffMember, isActive, type StaffMember, usernameOf } from '../store/staff/staffMembers.ts'
import { knownDevice } from './deviceCookie.ts'
import { countLogin } from './loginAttempts.ts'
import { auditFailedLogin, auditMember } from './loginAudit.ts'
import { isPassword } from './password.ts'
import { hashOfCode } from './recoveryCodes.ts'
import { reportRefusedLogin, reportThrottled } from './reportRefusedLogin.ts'
import { startSession } from './startSession.ts'

/** Opens a new session each time and ends the browser's earlier one. */
export const handler = serve(
  'POST /api/admin/session',
  async ({ body, cookies, viewerNetwork, sessionToken, requestId, store }) => {
    const username = usernameOf(body.username)
    const by = { requestId, username, viewerNetwork }
    const now = Date.now()
    const device = knownDevice(cookies, username, now)
    const attempt = { username, viewerNetwork, device, now }
    const resetCounts = await countLogin(store, attempt).catch(reportThrottled(by))
    const member = await findStaffMember(store, username)
    const isRight = await isPassword(body.password, member?.credentials.password)
    if (!member || !isRight || !isActive(member)) {
      reportRefusedLogin('login failed', by)
      await auditFailedLogin(store, member, { viewerNetwork, now })
      throw new Problem(401, 'Invalid username or password')
    }
    if (member.credentials.secondFactor) await requireRecoveryCode(member)
    const [started] = await Promise.all([
      startSession(store, member, { ...by, sessionToken, now }),
      resetCounts(),
    ])
    return started

    /** @throws {Problem} 401 without an unused code; a login with a passkey is another endpoint. */
    async function requireRecoveryCode(member: StaffMember): Promise<void> {
      if (body.recoveryCode === undefined) {
        reportRefusedLogin('login failed', by)
        await auditMember(store, username, 'entered the password without the second factor', now)
        throw new Problem(401, 'A second factor is needed', { secondFactor: true })
      }
      const hash = hashOfCode(body.recoveryCode)
      if (!member.credentials.recoveryCodes?.includes(hash)) {
        reportRefusedLogin('login failed', by)
        await auditFailedLogin(store, member, { viewerNetwork, now })
        throw codeNotAccepted()
      }
      await changeStaffMember(store, username, ({ credentials, ...stored }) => {
        const { recoveryCodes = [] } = credentials
        if (!recoveryCodes.includes(hash)) throw codeNotAccepted()
        const unused = recoveryCodes.filter((code) => code !== hash)
        return { ...stored, credentials: { ...credentials, recoveryCodes: unused } }
      })
      await auditMember(store, username, 'used a recovery code', now)
    }
  },
)

const codeNotAccepted = () => new Problem(401, 'This recovery code was not accepted', { secondFactor: true })
