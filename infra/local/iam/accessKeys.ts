import { randomBytes } from 'node:crypto'
import { type AccessRequest, isAllowed, type Statement } from './policy.ts'

/** The owner of an access key: a function with its role's policies, or the local system's owner. */
export interface Principal {
  name: string
  isAllowed(request: AccessRequest): boolean
}

export type AccessKeys = ReturnType<typeof createAccessKeys>

export interface Access {
  /** The name of the function. */
  by: string
  request: AccessRequest
  isAllowed: boolean
}

/** The error message, in AWS's words. */
export const denialOf = (principal: Principal, { action, resource }: AccessRequest): string =>
  `User: ${principal.name} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`

/** Verifies no signatures, since emulators listen on loopback only. `onAccess` gets each decision about a function. */
export function createAccessKeys(onAccess: (access: Access) => void = () => {}) {
  const randomKey = (prefix: string) => prefix + randomBytes(8).toString('hex').toUpperCase()
  const ownerKey = randomKey('OWNER')
  const principals = new Map<string, Principal>([
    [ownerKey, { name: 'the local system', isAllowed: () => true }],
  ])
  return {
    /** Allows everything. All keys are new at every start. */
    ownerKey,
    issue: (name: string, statements: readonly Statement[]) => {
      const key = randomKey('AKIA')
      const decide = (request: AccessRequest) => {
        const allowed = isAllowed(statements, request)
        onAccess({ by: name, request, isAllowed: allowed })
        return allowed
      }
      principals.set(key, { name, isAllowed: decide })
      return key
    },
    principalOf: (key: string) => principals.get(key),
  }
}
