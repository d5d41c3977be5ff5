import { createHash, randomBytes } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Invitation } from '#shared/entities/members.ts'
import { isSame } from '../http/isSame.ts'
import type { StoredInvitation } from '../store/staff/credentials.ts'

/** A one-time link: `stored` belongs into the member's credentials, the secret into the link. */
export function newInvitation(username: string, now: number): { stored: StoredInvitation; secret: string } {
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = now + apiLimits.members.linkLifetime
  return { stored: { username, secretHash: hashOf(secret), expiresAt }, secret }
}

/** For the member who passes the link on: it names the credentials, which only members who change members can find. */
export const invitationOf = (
  { username, expiresAt }: StoredInvitation,
  { credentialsId, secret }: Parts,
): Invitation => ({
  username,
  token: `${username}.${credentialsId}:${secret}`,
  expiresAt: new Date(expiresAt).toISOString(),
})

/** A username may have dots; the rest has none. */
export function partsOfToken(token: string): Parts & { username: string } {
  const dot = token.lastIndexOf('.')
  const [credentialsId = '', secret = ''] = token.slice(dot + 1).split(':')
  return { username: token.slice(0, Math.max(dot, 0)), credentialsId, secret }
}

export function isInvitation(
  { username, secretHash, expiresAt }: StoredInvitation,
  parts: Parts & { username: string },
  now: number,
): boolean {
  return isSame(hashOf(parts.secret), secretHash) && username === parts.username && now < expiresAt
}

interface Parts {
  credentialsId: string
  secret: string
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
