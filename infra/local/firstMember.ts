import { randomInt } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { weaknessOf } from '#shared/rules/password.ts'
import { hashPassword, isPassword } from '../../functions/staff/password.ts'
import { type StaffRoster, staffRoster } from '../../functions/store/staffRoster.ts'
import { CommandError } from '../commandError.ts'
import { outputs } from '../outputs.ts'
import { environment } from './cloudformation/resourceTypes.ts'
import type { RunningSystem } from './runningSystem.ts'

/** Who can log in to a new local system. */
export const firstUsername = 'staff'

/**
 * Sees to it that somebody can log in: in a table without staff it makes one called `staff`, with the password
 * given or a new one, which the returned sentence tells, for it is kept nowhere. A given password also replaces
 * an earlier one of `staff`.
 */
export const createFirstMember = (
  system: RunningSystem,
  given: string | undefined,
): Promise<string | undefined> =>
  withRoster(system, async (roster) => {
    const members = await roster.list()
    const first = members.find(({ username }) => username === firstUsername)
    if (given) {
      const weakness = weaknessOf(given, firstUsername)
      if (weakness) throw new CommandError(`STAFF_PASSWORD cannot be used. ${weakness}`)
      if (await isPassword(given, first?.password)) return undefined
      const hash = await hashPassword(given)
      await (first ? roster.setPassword(firstUsername, hash) : roster.add(firstUsername, hash))
      return `Staff log in at /admin as ${firstUsername} with the password in STAFF_PASSWORD.`
    }
    if (members.length > 0) return undefined
    const password = newPassword()
    await roster.add(firstUsername, await hashPassword(password))
    return `Staff log in at /admin as ${firstUsername} with the password ${password} (it is not shown again).`
  })

/** Lets somebody log in to a running local system. */
export const createMember = (
  system: RunningSystem,
  { username, password }: { username: string; password: string },
) => withRoster(system, async (roster) => roster.add(username, await hashPassword(password)))

async function withRoster<Result>(
  { endpoints, key, outputs: named }: RunningSystem,
  work: (roster: StaffRoster) => Promise<Result>,
): Promise<Result> {
  const client = new DynamoDBClient({
    region: environment.region,
    endpoint: endpoints.AWS_ENDPOINT_URL_DYNAMODB,
    credentials: { accessKeyId: key, secretAccessKey: 'local' },
  })
  try {
    return await work(
      staffRoster({ documents: DynamoDBDocumentClient.from(client), tableName: named[outputs.table] ?? '' }),
    )
  } finally {
    client.destroy()
  }
}

/** Letters and digits that nobody takes for one another; 99 bits of chance. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

function newPassword(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
