import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyLogin } from '#shared/entities/account.ts'
import type { Credentials, Passkey } from '../store/staff/credentials.ts'
import type { Store } from '../store/store.ts'
import { provenOnce } from './challenges.ts'
import { relyingParty } from './relyingParty.ts'

/** The passkey with its new counter; undefined if the response does not prove it, or did so before. */
export async function verifyPasskey(
  store: Store,
  credentials: Credentials,
  { response, host, now }: { response: PasskeyLogin['passkey']; host: string; now: number },
): Promise<Passkey | undefined> {
  const passkey = credentials.passkeys?.find(({ id }) => id === response.id)
  const { userHandle } = response.response
  if (!passkey || (userHandle !== undefined && userHandle !== credentials.userHandle)) return undefined
  return provenOnce(store, now, async (expectedChallenge) => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      ...relyingParty(host),
      credential: { ...passkey, publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')) },
      // The device has asked for a fingerprint, a face or a PIN, so that a device which somebody finds opens nothing.
      requireUserVerification: true,
    })
    return verified ? { ...passkey, counter: authenticationInfo.newCounter, lastUsedAt: now } : undefined
  })
}
