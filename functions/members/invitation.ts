import { createHash } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Invitation } from '#shared/entities/members.ts'
import { newSecret } from '../http/newSecret.ts'
import { unauthorized } from '../problem.ts'
import type { StoredInvitation } from '../store/staff/credentials.ts'
import { findMembership, mayBe } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'

/** `stored` belongs in the member's credentials. `linkTo` makes the link for the colleague who passes it on. */
export function newInvitation(store: Store, username: string, now: number) {
  const secret = newSecret(store, 'invitation')
  const expiresAt = now + apiLimits.members.linkLifetime
  const stored: StoredInvitation = { username, secretHash: hashOfSecret(secret), expiresAt }
  const linkTo = (credentialsId: string): Invitation => ({
    username,
    token: `${username}.${credentialsId}:${secret}`,
    expiresAt: new Date(expiresAt).toISOString(),
  })
  return { stored, linkTo }
}

/**
 * The access that begins with a one-time link. Stores the whole chain, because a member in it may be removed or reset.
 * @throws {Problem} 401 if a colleague has removed the member who makes the link meanwhile.
 */
export async function accessBy(store: Store, by: string, at: string) {
  const maker = await findMembership(store, by)
  if (!maker) throw unauthorized()
  const through = [...new Set(mayBe(maker, at).slice(1))]
  return { passwordSetAt: at, accessSince: at, letIn: { by, at, through } }
}

/** Username, id of the credentials, and secret. Only the username may have dots. */
export const tokenParts = /^(.*)\.([^.:]+):([^.:]+)$/s

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
