import { createHash, randomBytes } from 'node:crypto'
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import type { StaffSession } from '#shared/entities/staff.ts'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { isWritten } from './conditionalWrite.ts'
import { findStaffMember, type StaffMember } from './staffMembers.ts'
import type { Store } from './store.ts'

/** The token is returned only here: the table stores its hash. */
export async function openSession(
  store: Store,
  member: StaffMember,
  now: number,
): Promise<{ token: string; session: StaffSession }> {
  const token = randomBytes(32).toString('base64url')
  const stored: StoredSession = {
    username: member.username,
    passwordSetAt: member.passwordSetAt,
    startedAt: now,
    usedAt: now,
  }
  await store.documents.send(
    new PutCommand({
      TableName: store.tableName,
      Item: { ...keyOf(token), ...stored, [table.timeToLive]: Math.ceil(endOf(stored) / 1_000) },
    }),
  )
  return { token, session: sessionOf(stored) }
}

/** Null unless the session is live and its member still has the password of the login. Marks it as used. */
export async function touchSession(store: Store, token: string, now: number): Promise<StaffSession | null> {
  const stored = await findStored(store, token)
  if (!stored || now >= endOf(stored) || now >= stored.usedAt + apiLimits.session.idle) return null
  const member = await findStaffMember(store, stored.username)
  if (member?.passwordSetAt !== stored.passwordSetAt) return null
  if (now >= stored.usedAt + apiLimits.session.touchInterval && !(await markUsed(store, token, now)))
    return null
  return sessionOf(stored)
}

/** Expired sessions count too, so that a flood of attempts keeps nobody from logging in where they did today. */
export async function knownUsername(store: Store, token: string): Promise<string | null> {
  return (await findStored(store, token))?.username ?? null
}

export async function closeSession(store: Store, token: string): Promise<void> {
  await store.documents.send(new DeleteCommand({ TableName: store.tableName, Key: keyOf(token) }))
}

const StoredSession = z.object({
  username: z.string(),
  passwordSetAt: z.string(),
  startedAt: z.number(),
  usedAt: z.number(),
})
type StoredSession = z.infer<typeof StoredSession>

async function findStored(store: Store, token: string): Promise<StoredSession | null> {
  const { Item } = await store.documents.send(
    // Consistent: a session counts right after the login, and no longer right after the logout.
    new GetCommand({ TableName: store.tableName, Key: keyOf(token), ConsistentRead: true }),
  )
  return Item ? StoredSession.parse(Item) : null
}

/** False where the session was closed a moment ago, which the update must not undo. */
async function markUsed(store: Store, token: string, now: number): Promise<boolean> {
  const update = store.documents.send(
    new UpdateCommand({
      TableName: store.tableName,
      Key: keyOf(token),
      UpdateExpression: 'SET usedAt = :now',
      ConditionExpression: 'attribute_exists(usedAt)',
      ExpressionAttributeValues: { ':now': now },
    }),
  )
  return isWritten(update)
}

const endOf = ({ startedAt }: StoredSession) => startedAt + apiLimits.session.absolute

const sessionOf = (stored: StoredSession): StaffSession => ({
  username: stored.username,
  expiresAt: new Date(endOf(stored)).toISOString(),
})

const keyOf = (token: string) => keys.session(createHash('sha256').update(token).digest('hex'))
