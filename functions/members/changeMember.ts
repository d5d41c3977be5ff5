import type { MemberAction } from '#shared/entities/members.ts'
import { givesAccess } from '#shared/rules/givesAccess.ts'
import { requireRecentLogin } from '../account/requireRecentLogin.ts'
import { notFound } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { addAuditRecord } from '../store/audit.ts'
import type { StaffMember } from '../store/staff/staffMembers.ts'
import { changeUnlessLastActive } from './changeUnlessLastActive.ts'
import { newInvitation } from './invitation.ts'

export const handler = serveStaff(
  'POST /api/admin/members/{username}',
  async ({ params: { username }, body: { action }, session, store }) => {
    if (givesAccess(action)) requireRecentLogin(session)
    const now = Date.now()
    const at = new Date(now).toISOString()
    const { stored, invitation } = newInvitation(username, now)
    const changes: Record<MemberAction, (member: StaffMember) => StaffMember | null> = {
      disable: (member) => ({ ...signedOut(member, now), disabled: true, invitation: undefined }),
      enable: ({ disabled, ...member }) => member,
      // Nothing else of the member is left: the old password and the devices can no longer log in.
      reset: () => ({ username, passwordSetAt: at, invitation: stored }),
      signOut: (member) => signedOut(member, now),
      remove: () => null,
    }
    if (!(await changeUnlessLastActive(store, username, changes[action]))) throw notFound('Member', username)
    await addAuditRecord(store, {
      at,
      by: session.username,
      action: auditActions[action],
      subject: `member/${username}`,
    })
    return { invitation: action === 'reset' ? invitation : null }
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
