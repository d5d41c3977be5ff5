import type { Access } from '../../local/iam/accessKeys.ts'
import { type AccessRequest, isAllowed, type Statement } from '../../local/iam/policy.ts'

interface GrantProblems {
  /** Requests that no statement allows, as `dynamodb:GetItem STAFF`. */
  denied: string[]
  /** Grants without which every request would still be allowed. */
  unused: string[]
}

/** Compares what a function may do with what it did. */
export function grantProblems(
  statements: readonly Statement[],
  accesses: readonly Pick<Access, 'request' | 'isAllowed'>[],
): GrantProblems {
  // Lambda writes the log.
  const grants = statements.flatMap(singleGrants).filter(({ Action }) => !Action[0]?.startsWith('logs:'))
  const requests = accesses.flatMap(({ request }) => singleRequests(request))
  const isNeeded = (grant: Statement) => {
    const others = grants.filter((other) => other !== grant)
    return requests.some((request) => isAllowed([grant], request) && !isAllowed(others, request))
  }
  const denied = accesses.filter((access) => !access.isAllowed).map(({ request }) => nameOfRequest(request))
  return {
    denied: [...new Set(denied)],
    unused: grants.filter((grant) => !isNeeded(grant)).map(nameOfGrant),
  }
}

const partitions = 'dynamodb:LeadingKeys'
const partitionsOf = ({ Condition }: Statement) => Condition['ForAllValues:StringLike']?.[partitions] ?? []
const nameOfGrant = (grant: Statement) => `${grant.Action} ${partitionsOf(grant)[0] ?? grant.Resource}`

/** An action on a resource or, in a table, on the partitions of one pattern. */
function singleGrants(statement: Statement): Statement[] {
  return statement.Action.flatMap((action) =>
    statement.Resource.flatMap((resource) => {
      const single = { ...statement, Action: [action], Resource: [resource] }
      const patterns = partitionsOf(statement)
      if (patterns.length === 0) return [single]
      return patterns.map((pattern) => ({
        ...single,
        Condition: { 'ForAllValues:StringLike': { [partitions]: [pattern] } },
      }))
    }),
  )
}

const leadingKeysOf = ({ context }: AccessRequest) => context[partitions.toLowerCase()] ?? []
const nameOfRequest = (request: AccessRequest) =>
  `${request.action} ${leadingKeysOf(request).join() || request.resource}`

/** One for each partition. */
function singleRequests(request: AccessRequest): AccessRequest[] {
  const keys = leadingKeysOf(request)
  if (keys.length === 0) return [request]
  return keys.map((key) => ({ ...request, context: { [partitions.toLowerCase()]: [key] } }))
}
