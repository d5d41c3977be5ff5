import { createHash } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Invitation } from '#shared/entities/members.ts'
import { newSecret } from '../http/newSecret.ts'
import type { StoredInvitation } from '../store/staff/credentials.ts'
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

/** Username, id of the credentials, and secret. Only the username may have dots. */
export const tokenParts = /^(.*)\.([^.:]+):([^.:]+)$/s

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
