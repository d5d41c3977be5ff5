import type { Grant } from '../../aws/grants.ts'
import type { AccessRequest } from '../../local/iam/policy.ts'
import { matchesWildcards } from '../../local/iam/wildcards.ts'

/** The actions and the partitions of a set that none of the requests needs. */
export function unusedOf(set: readonly Grant[], requests: readonly AccessRequest[]): string[] {
  return set.flatMap((grant) => {
    const partitions = 'partitions' in grant ? grant.partitions : []
    const isIn = (key: string) => partitions.some((partition) => matchesWildcards(key, partition))
    const served = requests.filter(
      (request) => grant.actions.includes(request.action) && keysOf(request).every(isIn),
    )
    const keys = served.flatMap(keysOf)
    return [
      ...grant.actions.filter((action) => !served.some((request) => request.action === action)),
      ...partitions.filter((partition) => !keys.some((key) => matchesWildcards(key, partition))),
    ].map((name) => `${grant.on}: ${name}`)
  })
}

const keysOf = ({ context }: AccessRequest) => context['dynamodb:leadingkeys'] ?? []
