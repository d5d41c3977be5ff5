import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Invitation } from '#shared/entities/members.ts'
import type { StaffMember } from '../store/staff/staffMembers.ts'

/** A one-time link: `stored` belongs into the member, `invitation` to the member who passes the link on. Only a hash is stored. */
export function newInvitation(
  username: string,
  now: number,
): { stored: StaffMember['invitation']; invitation: Invitation } {
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = now + apiLimits.members.linkLifetime
  return {
    stored: { secretHash: hashOf(secret), expiresAt },
    invitation: {
      username,
      token: `${username}.${secret}`,
      expiresAt: new Date(expiresAt).toISOString(),
    },
  }
}

/** The parts of a token. A username may have dots; a secret has none. */
export function partsOfToken(token: string): { username: string; secret: string } {
  const dot = token.lastIndexOf('.')
  return { username: token.slice(0, Math.max(dot, 0)), secret: token.slice(dot + 1) }
}

export function isInvited({ invitation }: StaffMember, secret: string, now: number): boolean {
  if (!invitation || now >= invitation.expiresAt) return false
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(invitation.secretHash))
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
