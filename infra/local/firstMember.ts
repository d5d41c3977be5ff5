import { hashPassword } from '../../functions/staff/password.ts'
import { randomGroups } from '../../functions/staff/recoveryCodes.ts'
import { addStaffMember } from '../../functions/store/staff/changeStaffMember.ts'
import { allStaffMembers, memberWith } from '../../functions/store/staff/staffMembers.ts'
import { openStore } from '../../functions/store/store.ts'
import { outputs } from '../outputs.ts'
import { clientConfig } from './iam/clientConfig.ts'
import type { RunningSystem } from './runningSystem.ts'

const username = 'staff'

/**
 * Ensures that someone can log in: a table without staff gets a member `staff` with a generated password. Returns a
 * sentence for the terminal, the only place where the password appears.
 */
export async function createFirstMember(system: RunningSystem): Promise<string | undefined> {
  const store = openStore(system.outputs[outputs.table] ?? '', clientConfig(system.endpoint, system.key))
  try {
    if ((await allStaffMembers(store)).length > 0) return undefined
    // 99 bits of entropy.
    const password = randomGroups(4)
    await addStaffMember(store, memberWith(username, await hashPassword(password)))
    return `Staff log in at /admin as ${username} with the password ${password} (it is not shown again).`
  } finally {
    store.documents.destroy()
  }
}
