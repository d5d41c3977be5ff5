import { serve } from '../http/serve.ts'
import { Problem } from '../problem.ts'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { findStaffMember, isActive, type StaffMember, usernameOf } from '../store/staff/staffMembers.ts'
import { beginLogin } from './login.ts'
import { auditMember } from './loginRecords.ts'
import { isPassword } from './password.ts'
import { hashOfCode } from './recoveryCodes.ts'

/** Opens a new session each time and ends the browser's earlier one. */
export const handler = serve('POST /api/admin/session', async ({ body, store, ...request }) => {
  const username = usernameOf(body.username)
  const now = Date.now()
  const login = await beginLogin({ store, ...request }, username, now)
  const member = await findStaffMember(store, username)
  const isRight = await isPassword(body.password, member?.credentials.password)
  if (!member || !isRight || !isActive(member)) {
    await login.refuse(member)
    throw new Problem(401, 'Invalid username or password')
  }
  if (member.credentials.secondFactor) await requireRecoveryCode(member)
  return login.open(member)

  /** @throws {Problem} 401 without an unused code; a login with a passkey is another endpoint. */
  async function requireRecoveryCode(member: StaffMember): Promise<void> {
    if (body.recoveryCode === undefined) {
      await login.refuse(member, 'entered the password without the second factor')
      throw new Problem(401, 'A second factor is needed', { secondFactor: true })
    }
    const hash = hashOfCode(body.recoveryCode)
    if (!member.credentials.recoveryCodes?.includes(hash)) {
      await login.refuse(member)
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
})

const codeNotAccepted = () => new Problem(401, 'This recovery code was not accepted', { secondFactor: true })
