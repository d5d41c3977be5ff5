import { unauthorized } from '../problem.ts'
import { type Also, changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { findSession, isSessionOf } from '../store/staff/sessions.ts'
import type { StaffMember } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'

/**
 * Changes the member of a session. A reset, a disabling or a sign-out by a colleague in the meantime wins.
 * @throws {Problem} 401 if the session has ended.
 */
export async function changeOwnMember(
  store: Store,
  token: string,
  change: (member: StaffMember) => Partial<StaffMember>,
  also?: Also,
): Promise<{ before: StaffMember; after: StaffMember }> {
  const session = await findSession(store, token)
  const changed =
    session &&
    (await changeStaffMember(
      store,
      session.username,
      (member) => {
        if (!isSessionOf(member, session, token)) throw unauthorized()
        return { ...member, ...change(member) }
      },
      also,
    ))
  if (!changed) throw unauthorized()
  return changed
}
