import { apiLimits } from '#shared/apiLimits.ts'
import { keys } from '#shared/keys.ts'
import { idOfToken, signedToken } from '../http/signedToken.ts'
import type { Write } from '../store/transact.ts'
import { expiring, newItem, put } from '../store/write.ts'

const use = ['passkey challenge'] as const
const lifetime = apiLimits.passkeys.challengeLifetime

/** Signed instead of stored, so that a flood of requests writes nothing. Times are milliseconds. */
export const newChallenge = (now: number): string =>
  Buffer.from(signedToken(use, now + lifetime)).toString('base64url')

/**
 * The proof that the library finds in a response to a challenge of this site, or undefined if the library refuses the
 * response. `challenge` belongs in the transaction that the proof allows, and makes that transaction fail if the
 * challenge was used before.
 */
export async function verifyProof<Proof>(
  now: number,
  verify: (expectedChallenge: (received: string) => boolean) => Promise<Proof | undefined>,
): Promise<{ proof: Proof; challenge: Write } | undefined> {
  let id: string | undefined
  const isExpected = (received: string) => {
    // Base64url can spell the same challenge in several ways, but all of them have the same id.
    id = idOfToken(Buffer.from(received, 'base64url').toString(), use, now)
    return id !== undefined
  }
  // The library throws if anything in the response is not as expected.
  const proof = await verify(isExpected).catch(() => undefined)
  if (!proof || id === undefined) return undefined
  return { proof, challenge: put({ ...keys.usedChallenge(id), ...expiring(now + lifetime) }, newItem) }
}
