import type { Statement } from '../../local/iam/policy.ts'

/** An action on a resource or, in the table, on the partitions of one pattern. */
interface SingleGrant {
  /** `dynamodb:GetItem STAFF` */
  name: string
  /** The returned function restores it. */
  remove(): () => void
}

const partitions = 'dynamodb:LeadingKeys'

/** Splits the statements, in place, into single grants. Those of the log are not among the results: Lambda writes it. */
export function eachGrant(statements: Statement[]): SingleGrant[] {
  statements.splice(0, statements.length, ...statements.flatMap(split))
  return statements
    .filter(({ Action }) => !Action[0]?.startsWith('logs:'))
    .map((statement) => ({
      name: `${statement.Action} ${partitionsOf(statement)[0] ?? statement.Resource}`,
      remove: () => {
        statements.splice(statements.indexOf(statement), 1)
        return () => void statements.push(statement)
      },
    }))
}

function split(statement: Statement): Statement[] {
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
