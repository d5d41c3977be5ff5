import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeyLogin } from '#shared/entities/account.ts'
import type { Credentials, Passkey } from '../store/staff/credentials.ts'
import { isChallenge } from './challenges.ts'
import { relyingParty } from './relyingParty.ts'

/** The passkey with its new counter, and the challenge; undefined if the response does not prove the passkey. */
export async function verifyPasskey(
  credentials: Credentials,
  response: PasskeyLogin['passkey'],
  { host, now }: { host: string; now: number },
): Promise<{ used: Passkey; challenge: string } | undefined> {
  const passkey = credentials.passkeys?.find(({ id }) => id === response.id)
  const { userHandle } = response.response
  if (!passkey || (userHandle !== undefined && userHandle !== credentials.userHandle)) return undefined
  let challenge = ''
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: (received) => {
        challenge = received
        return isChallenge(received, now)
      },
      ...relyingParty(host),
      credential: { ...passkey, publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')) },
      // The device has asked for a fingerprint, a face or a PIN, so that a device which somebody finds opens nothing.
      requireUserVerification: true,
    })
    if (!verified) return undefined
    return { used: { ...passkey, counter: authenticationInfo.newCounter, lastUsedAt: now }, challenge }
  } catch {
    // The library throws for everything that is not as expected.
    return undefined
  }
}
