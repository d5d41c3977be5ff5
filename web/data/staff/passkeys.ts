import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { Account } from '#shared/entities/account.ts'
import { write } from '../write.ts'

const getChallenge = async () => (await write('POST /api/admin/session/challenge', {})).challenge

/** `username` is set for a second factor: the member whose password was right. */
export async function logInWithPasskey(username?: string) {
  const passkey = await startAuthentication({
    optionsJSON: { challenge: await getChallenge(), userVerification: 'required' },
  })
  return write('POST /api/admin/session/passkey', {
    body: { passkey, ...(username === undefined ? {} : { username }) },
  })
}

export async function addPasskey(
  { username, userHandle, passkeys }: Account,
  name: string,
): Promise<Account> {
  const passkey = await startRegistration({
    optionsJSON: {
      challenge: await getChallenge(),
      rp: { name: location.hostname },
      user: { id: userHandle, name: username, displayName: username },
      // Ed25519, ECDSA and RSA, in the order of preference.
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: passkeys.map(({ id }) => ({ type: 'public-key', id })),
    },
  })
  return write('POST /api/admin/account/passkeys', { body: { name, passkey } })
}

/** True if the device found no passkey, or staff closed the device's dialog. */
export const isPasskeyDeclined = (error: unknown): boolean =>
  error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError')
