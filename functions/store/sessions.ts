import { createHash, randomBytes } from 'node:crypto'
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { StaffSession } from '#shared/entities/staff.ts'
import { keys } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { table } from '#shared/table.ts'
import { findStaffMember, type StaffMember } from './staffMembers.ts'
import type { Store } from './store.ts'
import { unlessConditionFails } from './unlessConditionFails.ts'

/** Opens a session and returns its token, which is kept nowhere: the table knows only its hash. Times are milliseconds since 1970. */
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

/**
 * The live session of a token, and notes that it is in use. Null where there is none: never opened or closed,
 * idle or open for too long, its member gone or with another password since.
 */
export async function touchSession(store: Store, token: string, now: number): Promise<StaffSession | null> {
  const stored = await findStored(store, token)
  if (!stored || now >= endOf(stored) || now >= stored.usedAt + limits.session.idle) return null
  const member = await findStaffMember(store, stored.username)
  if (member?.passwordSetAt !== stored.passwordSetAt) return null
  if (now >= stored.usedAt + limits.session.touchInterval && !(await touched(store, token, now))) return null
  return sessionOf(stored)
}

/**
 * Whose session a browser had, also when it has ended by time: within a day of its login a browser stays known,
 * so that a flood of attempts from elsewhere keeps nobody from logging in again where they were.
 */
export async function knownUsername(store: Store, token: string): Promise<string | null> {
  return (await findStored(store, token))?.username ?? null
}

/** Ends a session for good. */
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
    // A session is there right after the login and gone right after the logout.
    new GetCommand({ TableName: store.tableName, Key: keyOf(token), ConsistentRead: true }),
  )
  return Item ? StoredSession.parse(Item) : null
}

/** Writes down that a session is used; false where it was closed a moment ago, which writing must not undo. */
async function touched(store: Store, token: string, now: number): Promise<boolean> {
  const update = store.documents.send(
    new UpdateCommand({
      TableName: store.tableName,
      Key: keyOf(token),
      UpdateExpression: 'SET usedAt = :now',
      ConditionExpression: 'attribute_exists(usedAt)',
      ExpressionAttributeValues: { ':now': now },
    }),
  )
  return (await unlessConditionFails(update)) !== undefined
}

const endOf = ({ startedAt }: StoredSession) => startedAt + limits.session.absolute

const sessionOf = (stored: StoredSession): StaffSession => ({
  username: stored.username,
  expiresAt: new Date(endOf(stored)).toISOString(),
})

const keyOf = (token: string) => keys.session(createHash('sha256').update(token).digest('hex'))
