import { apiLimits } from '#shared/apiLimits.ts'
import { usernameProblem } from '#shared/staff/usernameProblem.ts'
import { newSecret } from '../http/newSecret.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { Problem } from '../problem.ts'
import { requireRecentLogin } from '../staff/requireRecentLogin.ts'
import { auditWrite } from '../store/audit.ts'
import { unlessDone } from '../store/repeatedRequests.ts'
import { addStaffMember } from '../store/staff/changeStaffMember.ts'
import { allMemberships, usernameOf } from '../store/staff/staffMembers.ts'
import { accessBy, newInvitation } from './invitation.ts'

/** Adds a member without a password, who sets one with the returned one-time link. */
export const handler = serveStaff('POST /api/admin/members', async ({ body, session, store }) => {
  requireRecentLogin(session)
  const username = usernameOf(body.username)
  const problem = usernameProblem(username)
  if (problem) throw new Problem(400, problem)
  const now = Date.now()
  const at = new Date(now).toISOString()
  const { stored, linkTo } = newInvitation(store, username, now)
  const by = session.username
  const member = { username, ...(await accessBy(store, by, at)), credentials: { invitation: stored } }
  const record = { at, by, action: 'invited', subject: `member/${username}` }
  const credentialsId = newSecret(store, 'credentials')
  const add = async () => {
    if ((await allMemberships(store)).length >= apiLimits.members.max)
      throw new Problem(409, `There are ${apiLimits.members.max} members already. Please remove one first.`)
    if (!(await addStaffMember(store, member, { audit: auditWrite(record) }, credentialsId)))
      throw new Problem(409, `${username} is a member already.`)
  }
  await unlessDone(store, add, () => undefined)
  return linkTo(credentialsId)
})
