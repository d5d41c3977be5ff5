import { Problem } from '../problem.ts'
import { addStaffMember, changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { allStaffMembers, isActive, type StaffMember } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'

/**
 * Changes or removes a member. Returns null if nobody has the username.
 * @throws {Problem} 409 if nobody could log in after it. Two members may disable each other at the same time, and the table is
 * used without transactions, so this checks again after the write and takes the change back.
 */
export async function changeUnlessLastActive(
  store: Store,
  username: string,
  change: (member: StaffMember) => StaffMember | null,
): Promise<{ credentialsId: string } | null> {
  const members = await allStaffMembers(store)
  const member = members.find((one) => one.username === username)
  if (!member) return null
  if (!members.map((one) => (one === member ? change(one) : one)).some(canLogIn)) throw lastActive()
  const changed = await changeStaffMember(store, username, change)
  if (!changed || (await allStaffMembers(store)).some(canLogIn)) return changed
  const { before } = changed
  if (!(await changeStaffMember(store, username, () => before))) await addStaffMember(store, before)
  throw lastActive()
}

const canLogIn = (member: StaffMember | null) => member !== null && isActive(member)

const lastActive = () =>
  new Problem(409, 'This is the last member who can log in. Please add another one first.')
