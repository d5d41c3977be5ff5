import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordHash } from '../store/staffMembers.ts'

/** What guessing costs: 32 MB of memory, three times over, for every try. */
const cost = { N: 2 ** 15, r: 8, p: 3 } as const
const keyLength = 32

/** Makes of a password what may be kept of it. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return { salt: salt.toString('base64url'), key: key.toString('base64url'), cost }
}

/**
 * Whether a password is the one that was kept. Without one the same work is done for nothing, so that the time
 * does not tell which usernames exist.
 */
export async function isPassword(password: string, kept: PasswordHash | undefined): Promise<boolean> {
  const { salt, key, cost: made } = kept ?? nobodys
  const derived = await derive(password, Buffer.from(salt, 'base64url'), made)
  const same = timingSafeEqual(derived, Buffer.from(key, 'base64url'))
  return same && kept !== undefined
}

const nobodys: PasswordHash = {
  salt: Buffer.alloc(16).toString('base64url'),
  key: Buffer.alloc(keyLength).toString('base64url'),
  cost,
}

/** A password typed on another keyboard may arrive in other code points: the same to whoever types it. */
function derive(password: string, salt: Buffer, { N, r, p }: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 64 * 1024 * 1024 }
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
