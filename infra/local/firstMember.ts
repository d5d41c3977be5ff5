import { randomInt } from 'node:crypto'
import { weaknessOf } from '#shared/rules/password.ts'
import { hashPassword, isPassword } from '../../functions/staff/password.ts'
import { type StaffRoster, staffRoster } from '../../functions/store/staffRoster.ts'
import { openStore } from '../../functions/store/store.ts'
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
export const createFirstMember = (
  system: RunningSystem,
  givenPassword: string | undefined,
): Promise<string | undefined> =>
  withRoster(system, async (roster) => {
    const members = await roster.list()
    if (givenPassword) {
      const weakness = weaknessOf(givenPassword, username)
      if (weakness) throw new CommandError(`STAFF_PASSWORD cannot be used. ${weakness}`)
      const existing = members.find((member) => member.username === username)
      if (await isPassword(givenPassword, existing?.password)) return undefined
      const hash = await hashPassword(givenPassword)
      await (existing ? roster.setPassword(username, hash) : roster.add(username, hash))
      return `Staff log in at /admin as ${username} with the password in STAFF_PASSWORD.`
    }
    if (members.length > 0) return undefined
    const password = generatePassword()
    await roster.add(username, await hashPassword(password))
    return `Staff log in at /admin as ${username} with the password ${password} (it is not shown again).`
  })

export const createMember = (
  system: RunningSystem,
  member: { username: string; password: string },
): Promise<boolean> =>
  withRoster(system, async (roster) => roster.add(member.username, await hashPassword(member.password)))

async function withRoster<Result>(
  system: RunningSystem,
  use: (roster: StaffRoster) => Promise<Result>,
): Promise<Result> {
  const store = openStore(
    system.outputs[outputs.table] ?? '',
    clientConfig(system.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '', system.key),
  )
  try {
    return await use(staffRoster(store))
  } finally {
    store.documents.destroy()
  }
}

/** Without letters and digits that look alike; 20 of them have 99 bits of entropy. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
