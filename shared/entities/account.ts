import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'
import { lineOf, mailAddress, password, timestamp, username } from './text.ts'
import { validationMessages } from './validationMessages.ts'

export const PasswordChange = z.strictObject({ current: password, new: password })

const base64url = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^[\w-]+$/, validationMessages.base64url))

const passkeyName = lineOf(60)

/** The server stores only the public keys of passkeys. A private key never leaves its device. */
export const Account = z.object({
  username: z.string(),
  /** The user handle of the member's passkeys in WebAuthn. It does not contain the username. */
  userHandle: z.string(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: timestamp,
      lastUsedAt: z.nullable(timestamp),
    }),
  ),
  /** True if a login with the password also needs a second factor. */
  secondFactor: z.boolean(),
  recoveryCodes: z.number(),
})
export type Account = z.infer<typeof Account>

/** `passkeys` lists the passkeys to keep, with their new names. */
export const AccountChange = z.strictObject({
  passkeys: z.optional(
    z
      .array(z.strictObject({ id: base64url(1_400), name: passkeyName }))
      .check(z.maxLength(apiLimits.passkeys.max)),
  ),
  secondFactor: z.optional(z.boolean()),
})
export type AccountChange = z.infer<typeof AccountChange>

/**
 * Where a member gets notices. `waiting`: nobody has opened the link that was sent to the address. `ended`: the link is
 * too old, or the address has left the list by the link in a notice.
 */
export const NoticeAddress = z.object({
  state: z.enum(['none', 'waiting', 'confirmed', 'ended']),
  address: z.optional(z.string()),
})
export type NoticeAddress = z.infer<typeof NoticeAddress>

/** Null removes the address. */
export const NoticeAddressChange = z.strictObject({
  address: z.nullable(mailAddress),
})

/** Each code replaces a passkey once. Only hashes are stored, so codes cannot be shown again. */
export const RecoveryCodes = z.object({ account: Account, codes: z.array(z.string()) })

export const Challenge = z.object({ challenge: z.string() })

/** The fields of WebAuthn's `RegistrationResponseJSON` and `AuthenticationResponseJSON` that the server reads. */
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
}

export const PasskeyRegistration = z.strictObject({
  name: passkeyName,
  passkey: z.object({
    ...credential,
    response: z.object({ clientDataJSON: base64url(4_000), attestationObject: base64url(8_000) }),
  }),
})
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

export const PasskeyLogin = z.strictObject({
  /** The member whose password was right, if the passkey is the second factor. */
  username: z.optional(username),
  passkey: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(4_000),
      userHandle: z.optional(base64url(200)),
    }),
  }),
})
export type PasskeyLogin = z.infer<typeof PasskeyLogin>
