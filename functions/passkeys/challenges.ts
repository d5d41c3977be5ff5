import { randomBytes } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'
import { keys } from '#shared/keys.ts'
import { isSame } from '../http/isSame.ts'
import { keyedHash } from '../http/keyedHash.ts'
import type { Store } from '../store/store.ts'
import { expiring, newItem, putItem } from '../store/write.ts'

/** Signed instead of stored, so that a flood of requests writes nothing. Times are milliseconds. */
export function newChallenge(now: number): string {
  const id = randomBytes(16).toString('base64url')
  const until = String(now + apiLimits.passkeys.challengeLifetime)
  return Buffer.from([id, until, signature(id, until)].join('.')).toString('base64url')
}

/** What the library verifies of a response to a challenge of this site that was not used before; undefined otherwise. */
export async function provenOnce<Proof>(
  store: Store,
  now: number,
  verify: (expectedChallenge: (received: string) => boolean) => Promise<Proof | undefined>,
): Promise<Proof | undefined> {
  let challenge = ''
  const expected = (received: string) => {
    challenge = received
    return isChallenge(received, now)
  }
  // The library throws for everything that is not as expected.
  const proof = await verify(expected).catch(() => undefined)
  return proof && (await spendChallenge(store, challenge, now)) ? proof : undefined
}

function isChallenge(challenge: string, now: number): boolean {
  const [id, until, signed] = partsOf(challenge)
  return isSame(signed, signature(id, until)) && now < Number(until)
}

/** False if the challenge has been used before, also if it was spelled in another way: base64url has several. */
function spendChallenge(store: Store, challenge: string, now: number): Promise<boolean> {
  const expiry = expiring(now + apiLimits.passkeys.challengeLifetime)
  return putItem(store, { ...keys.usedChallenge(partsOf(challenge)[0]), ...expiry }, newItem)
}

function partsOf(challenge: string): [id: string, until: string, signature: string] {
  const [id = '', until = '', signed = ''] = Buffer.from(challenge, 'base64url').toString().split('.')
  return [id, until, signed]
}

const signature = (id: string, until: string) => keyedHash('passkey challenge', id, until)
