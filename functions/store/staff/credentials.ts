import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import { getIntact } from '../read.ts'
import type { Store } from '../store.ts'
import { transact, type Write } from '../transact.ts'
import { put } from '../write.ts'

const PasswordHash = z.object({
  salt: z.string(),
  key: z.string(),
  cost: z.object({ N: z.number(), r: z.number(), p: z.number() }),
})
export type PasswordHash = z.infer<typeof PasswordHash>

const Passkey = z.object({
  id: z.string(),
  /** The COSE key as base64url. */
  publicKey: z.string(),
  /** The number of uses. Stays 0 for synchronized passkeys, which do not count their uses. */
  counter: z.number(),
  name: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  lastUsedAt: z.optional(z.number()),
})
export type Passkey = z.infer<typeof Passkey>

/** A time in milliseconds since 1970 that a `Date` can have. */
export const milliseconds = z.number().check(z.minimum(0), z.maximum(8.64e15))

/** The one-time link of a member: the hash of its secret, and its end in milliseconds since 1970. */
const StoredInvitation = z.object({ username: z.string(), secretHash: z.string(), expiresAt: milliseconds })
export type StoredInvitation = z.infer<typeof StoredInvitation>

export const Credentials = z.object({
  /** Missing until the member has used a one-time link. */
  password: z.optional(PasswordHash),
  invitation: z.optional(StoredInvitation),
  passkeys: z.optional(z.array(Passkey)),
  /** The id of the member in passkeys (WebAuthn's user handle). */
  userHandle: z.optional(z.string()),
  /** True if a password alone does not open a session. */
  secondFactor: z.optional(z.boolean()),
  recoveryCodes: z.optional(z.array(z.string())),
})
export type Credentials = z.infer<typeof Credentials>

/** Null also if they are damaged: then nobody can log in with them until a colleague resets the login. */
export const findCredentials = (store: Store, id: string): Promise<Credentials | null> =>
  getIntact(store, Credentials, keys.credentials(id))

/** Sets the password in place of an invitation. False if the invitation has been used or replaced. */
export async function acceptInvitation(
  store: Store,
  id: string,
  { secretHash, password, audit }: { secretHash: string; password: PasswordHash; audit: Write },
): Promise<boolean> {
  const credentials: Credentials = { password }
  const item = { ...credentials, ...keys.credentials(id) }
  const failures = await transact(store, {
    audit,
    credentials: put(item, { 'invitation.secretHash': secretHash }),
  })
  return failures === undefined
}
