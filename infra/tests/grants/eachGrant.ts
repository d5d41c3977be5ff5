import type { Statement } from '../../local/iam/policy.ts'

/** One thing that a function may do: an action on a resource or, in the table, on the partitions of one pattern. */
export interface SingleGrant {
  /** `dynamodb:GetItem STAFF` */
  name: string
  /** Takes it away; the returned function gives it back. */
  withdraw(): () => void
}

const partitions = 'dynamodb:LeadingKeys'

/**
 * Every single thing that statements allow, each to be taken away by itself: the statements are taken apart in place.
 * The grants of the log are left out, since it is Lambda itself that writes it.
 */
export function eachGrant(statements: Statement[]): SingleGrant[] {
  statements.splice(0, statements.length, ...statements.flatMap(apart))
  return statements
    .filter(({ Action }) => !Action[0]?.startsWith('logs:'))
    .map((statement) => ({
      name: `${statement.Action} ${partitionsOf(statement)[0] ?? statement.Resource}`,
      withdraw: () => {
        statements.splice(statements.indexOf(statement), 1)
        return () => void statements.push(statement)
      },
    }))
}

function apart(statement: Statement): Statement[] {
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

const partitionsOf = ({ Condition }: Statement) => Condition['ForAllValues:StringLike']?.[partitions] ?? []
