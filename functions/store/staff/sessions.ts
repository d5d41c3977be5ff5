import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import type { StaffSession } from '#shared/entities/staff.ts'
import { keys } from '#shared/keys.ts'
import { getIntact } from '../read.ts'
import type { Store } from '../store.ts'
import type { Writes } from '../transact.ts'
import { existing, expiring, put, remove, updateItem } from '../write.ts'
import { milliseconds } from './credentials.ts'
import { findMembership, type Membership } from './staffMembers.ts'
import { markSeen } from './staffSeen.ts'

/**
 * A session and the time of its last use are two items, because only the login may write sessions. So no other function
 * of the staff area can open a session (decision 33). Only the hash of the token is stored. `now` is in milliseconds
 * since 1970, as everywhere below.
 */
export function newSession(member: Membership, now: number) {
  const token = randomBytes(32).toString('base64url')
  const { username, passwordSetAt } = member
  const stored: StoredSession = { username, passwordSetAt, startedAt: now }
  const expires = expiring(endOf(stored))
  const writes: Writes = {
    session: put({ ...keyOf(token), ...stored, ...expires }),
    sessionUse: put({ ...keyOfUse(token), usedAt: now, ...expires }),
  }
  return { token, session: sessionOf(stored, now), writes }
}

/** `expired`: idle or open for too long. `none`: never opened, closed, or ended by a change of the member. */
type SessionCheck =
  | { status: 'open'; session: StaffSession; usedAt: number }
  | { status: 'expired'; username: string }
  | { status: 'none' }

export async function touchSession(store: Store, token: string, now: number): Promise<SessionCheck> {
  const check = await readSession(store, token, now)
  if (check.status !== 'open' || now < check.usedAt + apiLimits.session.touchInterval) return check
  const [marked] = await Promise.all([
    // Without the condition, the update would restore the item of a session that was closed a moment ago.
    updateItem(store, keyOfUse(token), { set: { usedAt: now } }, { usedAt: existing }),
    markSeen(store, check.session.username, now),
  ])
  return marked ? check : { status: 'none' }
}

export async function readSession(store: Store, token: string, now: number): Promise<SessionCheck> {
  const uses = getIntact(store, SessionUse, keyOfUse(token))
  const [stored, use] = await Promise.all([findSession(store, token), uses])
  if (!stored || !use) return { status: 'none' }
  const { usedAt } = use
  if (now >= endOf(stored) || now >= usedAt + apiLimits.session.idle)
    return { status: 'expired', username: stored.username }
  const member = await findMembership(store, stored.username)
  if (!member || !isSessionOf(member, stored, token)) return { status: 'none' }
  return { status: 'open', session: sessionOf(stored, now), usedAt }
}

/** False once a change of the member has ended the session. */
export function isSessionOf(member: Membership, stored: StoredSession, token: string): boolean {
  if (member.disabled || stored.startedAt <= (member.signedOutAt ?? 0)) return false
  return member.passwordSetAt === stored.passwordSetAt || member.keptSession === sessionHash(token)
}

export const endOfSession = (token: string): Writes => ({
  endedSession: remove(keyOf(token)),
  endedUse: remove(keyOfUse(token)),
})

export const StoredSession = z.object({
  username: z.string(),
  passwordSetAt: z.string(),
  startedAt: milliseconds,
})
type StoredSession = z.infer<typeof StoredSession>

export const SessionUse = z.object({ usedAt: z.number() })

/** A damaged session is over. */
export const findSession = (store: Store, token: string): Promise<StoredSession | null> =>
  getIntact(store, StoredSession, keyOf(token))

const endOf = ({ startedAt }: StoredSession) => startedAt + apiLimits.session.absolute

const sessionOf = (stored: StoredSession, now: number): StaffSession => ({
  username: stored.username,
  expiresAt: new Date(endOf(stored)).toISOString(),
  isRecent: now < stored.startedAt + apiLimits.session.recentLogin,
})

const keyOf = (token: string) => keys.session(sessionHash(token))
const keyOfUse = (token: string) => keys.sessionUse(sessionHash(token))

export const sessionHash = (token: string): string => createHash('sha256').update(token).digest('hex')
