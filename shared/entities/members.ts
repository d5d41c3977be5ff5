import * as z from 'zod/mini'
import { password, timestamp, username } from './text.ts'

export const Member = z.object({
  username: z.string(),
  /** `invited`: has not set a password yet. */
  status: z.enum(['active', 'invited', 'disabled']),
  isYou: z.boolean(),
  secondFactor: z.boolean(),
  passkeys: z.number(),
  recoveryCodes: z.number(),
  lastSeenAt: z.nullable(timestamp),
  linkExpiresAt: z.nullable(timestamp),
})
export type Member = z.infer<typeof Member>

export const NewMember = z.strictObject({ username })

/** `token` is the fragment of a one-time link. The token is not stored, so it cannot be shown again. */
export const Invitation = z.object({ username: z.string(), token: z.string(), expiresAt: timestamp })
export type Invitation = z.infer<typeof Invitation>

/** `reset` removes the password and returns a one-time link. `signOut` ends all sessions. */
export const MemberAction = z.strictObject({
  action: z.enum(['disable', 'enable', 'reset', 'signOut', 'remove']),
})
export type MemberAction = z.infer<typeof MemberAction>['action']

export const MemberChange = z.object({ invitation: z.nullable(Invitation) })

export const JoinRequest = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  password,
})

export const Joined = z.object({ username: z.string() })
