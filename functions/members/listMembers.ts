import type { Member } from '#shared/entities/members.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { allStaffMembers, isActive, type StaffMember } from '../store/staff/staffMembers.ts'
import { lastSeen } from '../store/staff/staffSeen.ts'

export const handler = serveStaff('GET /api/admin/members', async ({ session, store }) => {
  const [members, seen] = await Promise.all([allStaffMembers(store), lastSeen(store)])
  return members.map((member) => ({
    username: member.username,
    status: statusOf(member),
    isYou: member.username === session.username,
    secondFactor: member.credentials.secondFactor ?? false,
    passkeys: member.credentials.passkeys?.length ?? 0,
    recoveryCodes: member.credentials.recoveryCodes?.length ?? 0,
    lastSeenAt: timeOf(seen.get(member.username)),
    linkExpiresAt: timeOf(member.credentials.invitation?.expiresAt),
  }))
})

const statusOf = (member: StaffMember): Member['status'] =>
  member.disabled ? 'disabled' : isActive(member) ? 'active' : 'invited'

const timeOf = (milliseconds: number | undefined) =>
  milliseconds === undefined ? null : new Date(milliseconds).toISOString()
