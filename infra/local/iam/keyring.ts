import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type Attempt, allows, type Statement } from './policy.ts'

/** Somebody with an access key: a function with its role's statements, or the runner itself, who may do all. */
export interface Caller {
  name: string
  may(attempt: Attempt): boolean
}

/** Who holds which access key. */
export interface Keyring {
  /** A function's access key, made for it now. */
  keyFor(name: string, statements: readonly Statement[]): string
  /** The runner's own, different at every start. */
  ownerKey: string
  /** Who signed a request (Signature Version 4); undefined for a stranger. */
  callerOf(headers: IncomingHttpHeaders): Caller | undefined
}

/** The access keys of one local system. Signatures are not checked: the doors stand on loopback only. */
export function makeKeyring(): Keyring {
  const ownerKey = `OWNER${randomBytes(8).toString('hex').toUpperCase()}`
  const callers = new Map<string, Caller>([[ownerKey, { name: 'the local system', may: () => true }]])
  return {
    ownerKey,
    keyFor: (name, statements) => {
      const key = `AKIA${createHash('sha256').update(name).digest('hex').slice(0, 16).toUpperCase()}`
      callers.set(key, { name, may: (attempt) => allows(statements, attempt) })
      return key
    },
    callerOf: (headers) => {
      const key = /Credential=([^/,\s]+)\//.exec(headers.authorization ?? '')?.[1]
      return key === undefined ? undefined : callers.get(key)
    },
  }
}
