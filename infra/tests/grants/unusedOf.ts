import type { Grant } from '../../aws/grants.ts'
import type { AccessRequest } from '../../local/iam/policy.ts'
import { matchesWildcards } from '../../local/iam/wildcards.ts'

/** The actions and the partitions of a set that none of the requests needs. */
export function unusedOf(set: readonly Grant[], requests: readonly AccessRequest[]): string[] {
  return set.flatMap((grant) => {
    const partitions = 'partitions' in grant ? grant.partitions : []
    const served = requests.filter((request) => allows(grant, request))
    const keys = served.flatMap(keysOf)
    return [
      ...grant.actions.filter((action) => !served.some((request) => request.action === action)),
      ...partitions.filter((partition) => !keys.some((key) => matchesWildcards(key, partition))),
    ].map((name) => `${grant.on}: ${name}`)
  })
}

/** True if the grant allows the request, on whatever resource. */
export function allows(grant: Grant, request: AccessRequest): boolean {
  const partitions = 'partitions' in grant ? grant.partitions : []
  const isIn = (key: string) => partitions.some((partition) => matchesWildcards(key, partition))
  return grant.actions.includes(request.action) && keysOf(request).every(isIn)
}

const keysOf = ({ context }: AccessRequest) => context['dynamodb:leadingkeys'] ?? []
