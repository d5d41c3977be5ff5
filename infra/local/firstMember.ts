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
 * generated one. A given password also replaces an earlier one of `staff`. Returns a sentence for the terminal,
 * the only place where a generated password appears.
 */
export async function createFirstMember(
  system: RunningSystem,
  givenPassword: string | undefined,
): Promise<string | undefined> {
  const store = openStore(
    system.outputs[outputs.table] ?? '',
    clientConfig(system.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '', system.key),
  )
  try {
    return givenPassword
      ? await setGivenPassword(store, givenPassword)
      : await addWithGeneratedPassword(store)
  } finally {
    store.documents.destroy()
  }
}

async function setGivenPassword(store: Store, password: string): Promise<string | undefined> {
  const weakness = weaknessOf(password, { username })
  if (weakness) throw new CommandError(`STAFF_PASSWORD cannot be used. ${weakness}`)
  const existing = await findStaffMember(store, username)
  if (await isPassword(password, existing?.credentials.password)) return undefined
  const member = memberWith(username, await hashPassword(password))
  await (existing ? changeStaffMember(store, username, () => member) : addStaffMember(store, member))
  return `Staff log in at /admin as ${username} with the password in STAFF_PASSWORD.`
}

async function addWithGeneratedPassword(store: Store): Promise<string | undefined> {
  if ((await allStaffMembers(store)).length > 0) return undefined
  // 99 bits of entropy.
  const password = randomGroups(4)
  await addStaffMember(store, memberWith(username, await hashPassword(password)))
  return `Staff log in at /admin as ${username} with the password ${password} (it is not shown again).`
}
