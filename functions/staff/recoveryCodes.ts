import { hash, randomInt } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'
import { newSecret } from '../http/newSecret.ts'
import type { Store } from '../store/store.ts'

/** Three groups have 74 bits of entropy, so a fast hash is enough. */
export const newRecoveryCodes = (store: Store): string[] =>
  Array.from({ length: apiLimits.recoveryCodes }, (_, code) => {
    const bytes = Buffer.from(newSecret(store, `recovery code ${code}`), 'base64url').values()
    return groups(3, () => (bytes.next().value ?? 0) % alphabet.length)
  })

/** Letters and digits that do not look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

export const randomGroups = (length: number): string => groups(length, () => randomInt(alphabet.length))

function groups(length: number, nextLetter: () => number): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[nextLetter()]).join('')
  return Array.from({ length }, group).join('-')
}

/** Ignores how somebody types the code: with capitals, with spaces or without dashes. */
export const hashOfCode = (typed: string): string =>
  hash('sha256', typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
