import { randomBytes } from 'node:crypto'
import { isSame } from './isSame.ts'
import { keyedHash } from './keyedHash.ts'

type Use = readonly [purpose: string, ...of: string[]]

/** A random id that the site signs for one use. `until` is when it expires, in milliseconds since 1970. */
export function signedToken(use: Use, until: number): string {
  const id = randomBytes(16).toString('base64url')
  return [id, until, keyedHash(...use, id, String(until))].join('.')
}

/** The token's id, or undefined if the token has expired or was signed for another use. */
export function idOfToken(token: string, use: Use, now: number): string | undefined {
  const [id = '', until = '', signature = ''] = token.split('.')
  return isSame(signature, keyedHash(...use, id, until)) && now < Number(until) ? id : undefined
}
