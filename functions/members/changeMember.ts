import type { MemberAction } from '#shared/entities/members.ts'
import { needsRecentLogin } from '#shared/staff/needsRecentLogin.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { notFound } from '../problem.ts'
import { requireRecentLogin } from '../staff/requireRecentLogin.ts'
import type { StaffMember } from '../store/staff/staffMembers.ts'
import { changeUnlessLastActive } from './changeUnlessLastActive.ts'
import { newInvitation } from './invitation.ts'

export const handler = serveStaff(
  'POST /api/admin/members/{username}',
  async ({ params: { username }, body: { action }, session, store, audit }) => {
    if (needsRecentLogin(action)) requireRecentLogin(session)
    const now = Date.now()
    const at = new Date(now).toISOString()
    const { stored, linkTo } = newInvitation(username, now)
    const changes: Record<MemberAction, (member: StaffMember) => StaffMember | null> = {
      disable: ({ credentials: { invitation, ...credentials }, ...member }) => ({
        ...signedOut({ ...member, credentials }, now),
        disabled: true,
      }),
      enable: ({ disabled, ...member }) => member,
      // Nothing else of the member is left: the old password and the devices can no longer log in.
      reset: () => ({ username, passwordSetAt: at, credentials: { invitation: stored } }),
      signOut: (member) => signedOut(member, now),
      remove: () => null,
    }
    const changed = await changeUnlessLastActive(store, username, changes[action])
    if (!changed) throw notFound('Member', username)
    await audit(auditActions[action], `member/${username}`, at)
    return { invitation: action === 'reset' ? linkTo(changed.credentialsId) : null }
  },
)

const signedOut = ({ keptSession, ...member }: StaffMember, now: number): StaffMember => ({
  ...member,
  signedOutAt: now,
})

const auditActions: Record<MemberAction, string> = {
  disable: 'disabled',
  enable: 'enabled',
  reset: 'reset',
  signOut: 'signed out',
  remove: 'removed',
}
