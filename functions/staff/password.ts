import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordHash } from '../store/staff/credentials.ts'
import { passwordCost } from './passwordCost.ts'

const keyLength = 32

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, passwordCost)
  return { salt: salt.toString('base64url'), key: key.toString('base64url'), cost: passwordCost }
}

/** Derives a key even without a hash, so that the response time does not reveal which usernames exist. */
export async function isPassword(password: string, hash: PasswordHash | undefined): Promise<boolean> {
  const { salt, key, cost } = hash ?? dummyHash
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost)
  const isSame = timingSafeEqual(derived, Buffer.from(key, 'base64url'))
  return isSame && hash !== undefined
}

const dummyHash: PasswordHash = {
  salt: Buffer.alloc(16).toString('base64url'),
  key: Buffer.alloc(keyLength).toString('base64url'),
  cost: passwordCost,
}

/** Normalizes the password, since another keyboard may produce other code points for the same characters. */
function derive(password: string, salt: Buffer, { N, r, p }: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 64 * 1024 * 1024 }
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
