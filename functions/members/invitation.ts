import { createHash, randomBytes } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Invitation } from '#shared/entities/members.ts'
import type { StoredInvitation } from '../store/staff/credentials.ts'

/** A one-time link: `stored` belongs into the member's credentials, the secret into the link. */
export function newInvitation(username: string, now: number): { stored: StoredInvitation; secret: string } {
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = now + apiLimits.members.linkLifetime
  return { stored: { username, secretHash: hashOfSecret(secret), expiresAt }, secret }
}

/** For the member who passes the link on: it names the credentials, which only members who change members can find. */
export const invitationOf = (
  { username, expiresAt }: StoredInvitation,
  { credentialsId, secret }: { credentialsId: string; secret: string },
): Invitation => ({
  username,
  token: `${username}.${credentialsId}:${secret}`,
  expiresAt: new Date(expiresAt).toISOString(),
})

/** A username may have dots; the rest has none. */
export const tokenParts = /^(.*)\.([^.:]+):([^.:]+)$/s

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
