import { apiLimits } from '#shared/apiLimits.ts'
import { countAttempt } from '../store/attempts.ts'
import { addAuditRecord } from '../store/audit.ts'
import type { StaffMember } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'

/** What a member does to their own login. `now` is in milliseconds since 1970, as everywhere in the login. */
export const auditMember = (store: Store, username: string, action: string, now: number): Promise<void> =>
  addAuditRecord(store, {
    at: new Date(now).toISOString(),
    by: username,
    action,
    subject: `member/${username}`,
  })

/**
 * Only with the username of a member: people type passwords and addresses into that field. An unknown one costs a write,
 * too, so that the response takes as long.
 */
export async function auditFailedLogin(
  store: Store,
  member: StaffMember | null | undefined,
  { viewerNetwork, now }: { viewerNetwork: string; now: number },
): Promise<void> {
  if (member) return auditMember(store, member.username, 'failed to log in', now)
  const { window } = apiLimits.login
  await countAttempt(store, { limit: 'login-unknown', client: viewerNetwork, window, now })
}
