import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'

/** One thing that somebody wants to do. `context` holds what conditions ask about. */
export interface Attempt {
  action: string
  resource: string
  context: Readonly<Record<string, readonly string[]>>
}

const oneOrMore = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value): string[] => [value].flat()),
)

/** A statement of an IAM policy, as far as the site's policies go; anything else in one is refused. */
export const Statement = z.strictObject({
  Sid: z.optional(z.string()),
  Effect: z.enum(['Allow', 'Deny']),
  Principal: z.optional(z.union([z.literal('*'), z.record(z.string(), oneOrMore)])),
  Action: oneOrMore,
  Resource: z._default(oneOrMore, []),
  Condition: z._default(z.record(z.string(), z.record(z.string(), oneOrMore)), {}),
})
export type Statement = z.infer<typeof Statement>

export const PolicyDocument = z.strictObject({
  Version: z.optional(z.string()),
  Statement: z.array(Statement),
})

/** Refuses, at start, a policy whose conditions could not be judged later. */
export function requireKnownConditions(where: string, statements: readonly Statement[]): void {
  for (const operator of statements.flatMap((statement) => Object.keys(statement.Condition))) {
    if (!operators[operator]) {
      throw new CommandError(
        `${where} has the policy condition ${operator}, which the local system does not know.`,
      )
    }
  }
}

/** Whether the statements allow it: some statement allows and none denies, as IAM decides. */
export function allows(statements: readonly Statement[], attempt: Attempt): boolean {
  const applying = statements.filter((statement) => appliesTo(statement, attempt))
  return applying.length > 0 && applying.every((statement) => statement.Effect === 'Allow')
}

function appliesTo(statement: Statement, attempt: Attempt): boolean {
  return (
    statement.Action.some((action) => isLike(attempt.action.toLowerCase(), action.toLowerCase())) &&
    statement.Resource.some((resource) => isLike(attempt.resource, resource)) &&
    Object.entries(statement.Condition).every(([operator, wanted]) =>
      Object.entries(wanted).every(([key, values]) =>
        operators[operator]?.(attempt.context[key.toLowerCase()] ?? [], values),
      ),
    )
  )
}

type Operator = (actual: readonly string[], wanted: readonly string[]) => boolean

const operators: Record<string, Operator> = {
  Bool: (actual, wanted) => actual.some((value) => wanted.includes(value)),
  StringEquals: (actual, wanted) => actual.some((value) => wanted.includes(value)),
  StringLike: (actual, wanted) => actual.some((value) => wanted.some((pattern) => isLike(value, pattern))),
  'ForAllValues:StringEquals': (actual, wanted) => actual.every((value) => wanted.includes(value)),
  'ForAllValues:StringLike': (actual, wanted) =>
    actual.every((value) => wanted.some((pattern) => isLike(value, pattern))),
}

/** `*` stands for anything and `?` for one character, as in IAM and in CloudFront's path patterns. */
export function isLike(value: string, pattern: string): boolean {
  if (!/[*?]/.test(pattern)) return value === pattern
  const escaped = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.')
  return new RegExp(`^${escaped}$`, 's').test(value)
}
