import type { MemberAction } from '#shared/entities/members.ts'
import { needsRecentLogin } from '#shared/staff/needsRecentLogin.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { notFound } from '../problem.ts'
import { requireRecentLogin } from '../staff/requireRecentLogin.ts'
import { auditWrite } from '../store/audit.ts'
import { unlessDone } from '../store/repeatedRequests.ts'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import type { StaffMember } from '../store/staff/staffMembers.ts'
import { anotherActive } from './anotherActive.ts'
import { accessBy, newInvitation } from './invitation.ts'

export const handler = serveStaff(
  'POST /api/admin/members/{username}',
  async ({ params: { username }, body: { action }, session, store }) => {
    if (needsRecentLogin(action)) requireRecentLogin(session)
    const now = Date.now()
    const at = new Date(now).toISOString()
    const { stored: invitation, linkTo } = newInvitation(store, username, now)
    const access = await accessBy(store, session.username, at)
    const changes: Record<MemberAction, (member: StaffMember) => StaffMember | null> = {
      disable: ({ credentials: { invitation: ended, ...credentials }, ...member }) => ({
        ...signedOut({ ...member, credentials }, now),
        disabled: true,
      }),
      enable: ({ disabled, ...member }) => ({ ...member, ...(disabled && { accessSince: at }) }),
      // Keeps only the username, so that old passwords, passkeys and sessions end.
      reset: () => ({ username, ...access, credentials: { invitation } }),
      signOut: (member) => signedOut(member, now),
      remove: () => null,
    }
    const record = { at, by: session.username, action: auditActions[action], subject: `member/${username}` }
    const change = async () => {
      const changed = await changeStaffMember(store, username, changes[action], {
        with: async (before, after) => ({
          audit: auditWrite(record),
          ...(await anotherActive(store, before, after)),
        }),
      })
      if (!changed) throw notFound('Member', username)
      return { invitation: action === 'reset' ? linkTo(changed.before.credentialsId) : null }
    }
    return unlessDone(store, change, () => ({ invitation: null }))
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
