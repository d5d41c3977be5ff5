import { createHash } from 'node:crypto'
import { CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import { outputs } from '../../outputs.ts'
import type { Owner } from '../../testing/owner.ts'
import { logIn, sameOriginHeaders } from '../../testing/staff.ts'

/** A running site as an exercise of its functions finds it. */
export interface GrantContext {
  system: LocalSystem
  owner: Owner
  /** Where the system keeps its data. */
  dataFolder: string
  /** The cookie of somebody who is logged in. */
  cookie: string
  /** A name that nobody has had yet. */
  newName(): string
}

/** A running site with somebody logged in who was hired under the name. */
export async function grantContext(
  system: LocalSystem,
  owner: Owner,
  { dataFolder, username }: { dataFolder: string; username: string },
): Promise<GrantContext> {
  let names = 0
  const newName = () => `${username}-${++names}`
  return { system, owner, dataFolder, cookie: await logIn(system.address, username), newName }
}

/** Asks the site, past whatever the edge has kept, and throws where the answer has another status. */
export async function request(
  { system, owner }: GrantContext,
  path: string,
  { status = 200, ...options }: RequestInit & { status?: number } = {},
): Promise<Response> {
  await owner.edge.send(
    new CreateInvalidationCommand({
      DistributionId: owner.outputs[outputs.distribution],
      InvalidationBatch: { CallerReference: path, Paths: { Quantity: 1, Items: ['/api/*'] } },
    }),
  )
  const answer = await fetch(system.address + path, options)
  if (answer.status !== status) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Asks as somebody who is logged in, whose session was last used a while ago. */
export async function requestAsStaff(
  place: GrantContext,
  path: string,
  options: RequestInit & { status?: number } = {},
): Promise<Response> {
  await ageSession(place)
  return request(place, path, {
    ...options,
    headers: { ...sameOriginHeaders, cookie: place.cookie, ...options.headers },
  })
}

/** The session was last used a while ago, so that the next request extends it. */
export async function ageSession({ owner, system, cookie }: GrantContext): Promise<void> {
  const token = cookie.slice(cookie.indexOf('=') + 1)
  await owner.documents.send(
    new UpdateCommand({
      TableName: system.tableName,
      Key: keys.sessionUse(createHash('sha256').update(token).digest('hex')),
      UpdateExpression: 'SET usedAt = :earlier',
      ExpressionAttributeValues: { ':earlier': Date.now() - 2 * 60_000 },
    }),
  )
}

export const tableOf = ({ owner: { documents }, system: { tableName } }: GrantContext) => ({
  documents,
  tableName,
})
