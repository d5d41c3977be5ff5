import { createHash, randomUUID } from 'node:crypto'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import { matchEndpoint } from '#shared/api/match.ts'
import { keys } from '#shared/keys.ts'
import { updateItem } from '../../../functions/store/write.ts'
import type { DeployedSite } from '../../testing/deployedSite.ts'
import { addMember, logIn, sameOriginHeaders } from '../../testing/staff.ts'
import { clearEdgeCache } from '../clearEdgeCache.ts'

/** A running site, with a session of staff. */
export interface GrantContext extends DeployedSite {
  /** The cookie of a staff session. */
  cookie: string
  /** The mails that the site has sent, the newest last. */
  mails: readonly string[]
  /** A name that nothing has. */
  newName(): string
  /** Gets the endpoint of each request before it is sent, and undefined after its response. */
  onRequest(key: EndpointKey | undefined): void
}

export async function grantContext(
  system: DeployedSite,
  mails: readonly string[],
  onRequest: GrantContext['onRequest'],
): Promise<GrantContext> {
  let names = 0
  const context = { ...system, cookie: '', mails, newName: () => `name-${++names}`, onRequest }
  return asNewMember(context)
}

/** A session of a member that nothing else changes. */
export async function asNewMember(context: GrantContext): Promise<GrantContext> {
  const username = context.newName()
  await addMember(context.owner, context, username)
  return { ...context, cookie: await logIn(context.address, username) }
}

interface Sent {
  json?: object
  body?: BodyInit
  type?: string
  status?: number
  idempotencyKey?: string
}

/** Sends a request, `GET /api/reviews`, and returns its JSON. Throws if the response has another status. */
export async function send(
  context: GrantContext,
  request: string,
  { json, body, type = 'application/json', status = 200, idempotencyKey = randomUUID() }: Sent = {},
) {
  const [method = '', path = ''] = request.split(' ')
  if (!path.startsWith('/api/admin')) await clearEdgeCache(context.owner)
  const content = json ? JSON.stringify(json) : body
  context.onRequest(matchEndpoint(method, path.replace(/\?.*/, ''))?.key)
  const response = await fetch(context.address + path, {
    method,
    headers: {
      ...sameOriginHeaders,
      cookie: context.cookie,
      'idempotency-key': idempotencyKey,
      ...(content !== undefined && { 'content-type': type }),
    },
    ...(content !== undefined && { body: content }),
  })
  const text = await response.text()
  context.onRequest(undefined)
  if (response.status !== status) throw new Error(`${request} responds with ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

export const tableOf = ({ owner: { documents }, tableName }: GrantContext) => ({ documents, tableName })

/** The session was last used a while ago, so that the next request extends it. */
export async function ageSession(context: GrantContext): Promise<void> {
  const token = context.cookie.slice(context.cookie.indexOf('=') + 1)
  const key = keys.sessionUse(createHash('sha256').update(token).digest('hex'))
  await updateItem(tableOf(context), key, { set: { usedAt: Date.now() - 2 * 60_000 } })
}
