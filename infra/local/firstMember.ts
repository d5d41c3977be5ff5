import { weaknessOf } from '#shared/staff/weaknessOf.ts'
import { hashPassword, isPassword } from '../../functions/staff/password.ts'
import { randomGroups } from '../../functions/staff/recoveryCodes.ts'
import { addStaffMember, changeStaffMember } from '../../functions/store/staff/changeStaffMember.ts'
import { allStaffMembers, findStaffMember, memberWith } from '../../functions/store/staff/staffMembers.ts'
import { openStore, type Store } from '../../functions/store/store.ts'
import { CommandError } from '../commandError.ts'
import { outputs } from '../outputs.ts'
import { clientConfig } from './iam/clientConfig.ts'
import type { RunningSystem } from './runningSystem.ts'

const username = 'staff'

/**
 * Ensures that someone can log in: a table without staff gets a member `staff`, with the given password or a
 * generated one. A given password also replaces the password of an existing `staff`. Returns a sentence for the
 * terminal, the only place where a generated password appears.
 */
export async function createFirstMember(
  system: RunningSystem,
  givenPassword: string | undefined,
): Promise<string | undefined> {
  const store = openStore(system.outputs[outputs.table] ?? '', clientConfig(system.endpoint, system.key))
  try {
    return await createIn(store, givenPassword)
  } finally {
    store.documents.destroy()
  }
}

async function createIn(store: Store, givenPassword: string | undefined): Promise<string | undefined> {
  const existing = await findStaffMember(store, username)
  const isDone = givenPassword
    ? await isPassword(givenPassword, existing?.credentials.password)
    : (await allStaffMembers(store)).length > 0
  if (isDone) return undefined
  // 99 bits of entropy.
  const password = givenPassword || randomGroups(4)
  const weakness = weaknessOf(password, { username })
  if (weakness) throw new CommandError(`STAFF_PASSWORD cannot be used. ${weakness}`)
  const member = memberWith(username, await hashPassword(password))
  await (existing ? changeStaffMember(store, username, () => member) : addStaffMember(store, member))
  const said = givenPassword ? 'in STAFF_PASSWORD' : `${password} (it is not shown again)`
  return `Staff log in at /admin as ${username} with the password ${said}.`
}
