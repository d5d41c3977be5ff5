import { Problem } from '../problem.ts'
import {
  allStaffMembers,
  checkActive,
  isActive,
  type StaffMember,
  type StoredStaffMember,
} from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'
import type { Writes } from '../store/transact.ts'

/**
 * If a change ends a member's ability to log in, returns a check, for the same transaction, that another member can log
 * in. Without the check, two members who disable each other at the same time would both succeed.
 * @throws {Problem} 409 if no other member can log in.
 */
export async function anotherActive(
  store: Store,
  before: StoredStaffMember,
  after: StaffMember | null,
): Promise<Writes> {
  if (!isActive(before) || (after && isActive(after))) return {}
  const members = await allStaffMembers(store)
  const other = members.find((member) => member.username !== before.username && isActive(member))
  if (other) return checkActive(other)
  throw new Problem(409, 'This is the last member who can log in. Please add another one first.')
}
