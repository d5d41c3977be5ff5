import { createHash } from 'node:crypto'
import { CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#shared/keys.ts'
import { outputs } from '../../outputs.ts'
import type { DeployedSite } from '../../testing/deployedSite.ts'
import type { Owner } from '../../testing/owner.ts'
import { logIn, sameOriginHeaders } from '../../testing/staff.ts'

/** What scenarios need of a running site. */
export interface GrantContext {
  system: DeployedSite
  owner: Owner
  /** The cookie of a staff session. */
  cookie: string
  /** A username that no member has. */
  newName(): string
}

/** `username` is that of a member, who logs in. */
export async function grantContext(system: DeployedSite, username: string): Promise<GrantContext> {
  let names = 0
  const newName = () => `${username}-${++names}`
  return { system, owner: system.owner, cookie: await logIn(system.address, username), newName }
}

/** Sends a request that no cached response serves, and throws if the response has another status. */
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
  const response = await fetch(system.address + path, options)
  if (response.status !== status)
    throw new Error(`${path} responds with ${response.status}: ${await response.text()}`)
  return response
}

/** Sends a request with a session that was last used two minutes ago, so that its use is stored again. */
export async function requestAsStaff(
  context: GrantContext,
  path: string,
  options: RequestInit & { status?: number } = {},
): Promise<Response> {
  await ageSession(context)
  return request(context, path, {
    ...options,
    headers: { ...sameOriginHeaders, cookie: context.cookie, ...options.headers },
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
