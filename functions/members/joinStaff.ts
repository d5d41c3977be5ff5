import { weaknessOf } from '#shared/rules/weaknessOf.ts'
import { Problem } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { countJoin } from '../staff/loginAttempts.ts'
import { hashPassword } from '../staff/password.ts'
import { addAuditRecord } from '../store/audit.ts'
import { findSite } from '../store/site.ts'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { findStaffMember } from '../store/staff/staffMembers.ts'
import { isInvited, partsOfToken } from './invitation.ts'

/** Sets the password of the member that a one-time link was made for, once. Opens no session: only the login does. */
export const handler = serve('POST /api/admin/join', async ({ body, viewerNetwork, store }) => {
  const now = Date.now()
  await countJoin(store, { viewerNetwork, now })
  const { username, secret } = partsOfToken(body.token)
  const member = await findStaffMember(store, username)
  if (!member || !isInvited(member, secret, now)) throw usedOrOld()
  const weakness = weaknessOf(body.password, { username, clinic: (await findSite(store))?.name })
  if (weakness) throw new Problem(400, weakness)
  const password = await hashPassword(body.password)
  const at = new Date(now).toISOString()
  await changeStaffMember(store, username, ({ invitation, ...stored }) => {
    if (!isInvited({ ...stored, invitation }, secret, now)) throw usedOrOld()
    return { ...stored, password, passwordSetAt: at }
  })
  await addAuditRecord(store, { at, by: username, action: 'joined', subject: `member/${username}` })
  return { username }
})

/** In the same words for every reason, so that it does not reveal which usernames exist. */
const usedOrOld = () => new Problem(401, 'This link has been used, or is too old')
