import { hash, randomInt } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'

/** Three groups have 74 bits of entropy, so a fast hash is enough. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: apiLimits.recoveryCodes }, () => randomGroups(3))

/** Letters and digits that do not look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

export function randomGroups(length: number): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length }, group).join('-')
}

/** Ignores how somebody types the code: with capitals, with spaces or without dashes. */
export const hashOfCode = (typed: string): string =>
  hash('sha256', typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
