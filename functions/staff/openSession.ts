import { serve } from '../http/serve.ts'
import { Problem } from '../problem.ts'
import { auditWrite } from '../store/audit.ts'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { findStaffMember, isActive, type StaffMember, usernameOf } from '../store/staff/staffMembers.ts'
import { beginLogin } from './login.ts'
import { memberRecord } from './loginRecords.ts'
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
  return member.credentials.secondFactor ? withRecoveryCode(member) : login.open(member)

  /** @throws {Problem} 401 without an unused code. A login with a passkey uses another endpoint. */
  async function withRecoveryCode(member: StaffMember) {
    if (body.recoveryCode === undefined) {
      await login.refuse(member, 'entered the password without the second factor')
      throw new Problem(401, 'A second factor is needed', { secondFactor: true })
    }
    const hash = hashOfCode(body.recoveryCode)
    if (!member.credentials.recoveryCodes?.includes(hash)) {
      await login.refuse(member)
      throw codeNotAccepted()
    }
    const withoutCode = ({ credentials, ...stored }: StaffMember): StaffMember => {
      const { recoveryCodes = [] } = credentials
      if (!recoveryCodes.includes(hash)) throw codeNotAccepted()
      const unused = recoveryCodes.filter((code) => code !== hash)
      return { ...stored, credentials: { ...credentials, recoveryCodes: unused } }
    }
    const usedCode = auditWrite(memberRecord(username, 'used a recovery code', now))
    return login.open(member, (session) =>
      changeStaffMember(store, username, withoutCode, { with: () => ({ ...session, usedCode }) }),
    )
  }
})

const codeNotAccepted = () => new Problem(401, 'This recovery code was not accepted', { secondFactor: true })
