import { createHash, randomInt } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'

/** Without letters and digits that look alike; 15 of them have 74 bits of entropy, so that a fast hash is enough. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  const code = () => Array.from({ length: 3 }, group).join('-')
  return Array.from({ length: apiLimits.recoveryCodes }, code)
}

/** Ignores how somebody types the code: with capitals, with spaces or without dashes. */
export const hashOfCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex')
