import { createHash, randomBytes } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Invitation } from '#shared/entities/members.ts'
import type { StoredInvitation } from '../store/staff/credentials.ts'

/** `stored` belongs in the member's credentials. `linkTo` makes the link for the colleague who passes it on. */
export function newInvitation(username: string, now: number) {
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = now + apiLimits.members.linkLifetime
  const stored: StoredInvitation = { username, secretHash: hashOfSecret(secret), expiresAt }
  const linkTo = (credentialsId: string): Invitation => ({
    username,
    token: `${username}.${credentialsId}:${secret}`,
    expiresAt: new Date(expiresAt).toISOString(),
  })
  return { stored, linkTo }
}

/** Username, id of the credentials, and secret. Only the username may have dots. */
export const tokenParts = /^(.*)\.([^.:]+):([^.:]+)$/s

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
