import { unauthorized } from '../problem.ts'
import { type Also, changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { findSession, isSessionOf } from '../store/staff/sessions.ts'
import type { StaffMember } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'

/** Changes a session's member. @throws {Problem} 401 if a colleague's change has ended the session. */
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
