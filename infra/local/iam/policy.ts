import * as z from 'zod/mini'
import { globalArn } from '../cloudformation/localAccount.ts'
import { matchesWildcards } from './wildcards.ts'

/** An action on a resource, with the values of its condition keys (in lower case). */
export interface AccessRequest {
  /** The AWS service that makes the request, if it is neither a role nor the owner. */
  service?: string
  /** A role of the account makes the request, so the resource's policy may leave the decision to the role's policy. */
  ofAccount?: true
  action: string
  resource: string
  context: Readonly<Record<string, readonly string[]>>
}

const oneOrMore = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value): string[] => [value].flat()),
)

type Operator = (actual: readonly string[], expected: readonly string[]) => boolean

const equalsAny: Operator = (actual, expected) => actual.some((value) => expected.includes(value))

const operators: Record<string, Operator> = {
  Bool: equalsAny,
  StringEquals: equalsAny,
  // As with every negated operator of AWS, a request without the condition key passes.
  StringNotEquals: (actual, expected) => !equalsAny(actual, expected),
  'ForAllValues:StringLike': (actual, expected) =>
    actual.every((value) => expected.some((pattern) => matchesWildcards(value, pattern))),
}

const OperatorName = z.string().check(z.refine((name) => Object.hasOwn(operators, name)))

/** A statement of an IAM policy. Strict, so that an element that the site's policies do not use is refused. */
export const Statement = z.strictObject({
  Sid: z.optional(z.string()),
  Effect: z.enum(['Allow', 'Deny']),
  Principal: z.optional(z.union([z.literal('*'), z.record(z.string(), oneOrMore)])),
  Action: oneOrMore,
  Resource: z._default(oneOrMore, []),
  Condition: z._default(z.record(OperatorName, z.record(z.string(), oneOrMore)), {}),
})
export type Statement = z.infer<typeof Statement>

export const PolicyDocument = z.strictObject({
  Version: z.optional(z.string()),
  Statement: z.array(Statement),
})

/** True if a statement allows the request and none denies it. */
export function isAllowed(statements: readonly Statement[], request: AccessRequest): boolean {
  const applicable = statements.filter((statement) => appliesTo(statement, request))
  return applicable.length > 0 && applicable.every((statement) => statement.Effect === 'Allow')
}

function appliesTo(statement: Statement, request: AccessRequest): boolean {
  const { action, resource, context } = request
  return (
    includesPrincipal(statement, request) &&
    statement.Action.some((pattern) => matchesWildcards(action.toLowerCase(), pattern.toLowerCase())) &&
    statement.Resource.some((pattern) => matchesWildcards(resource, pattern)) &&
    Object.entries(statement.Condition).every(([operator, expected]) =>
      Object.entries(expected).every(([key, values]) =>
        operators[operator]?.(context[key.toLowerCase()] ?? [], values),
      ),
    )
  )
}

/** A resource's policy names principals. A role's own policy names none, because it applies to that role. */
function includesPrincipal({ Principal }: Statement, { service, ofAccount }: AccessRequest): boolean {
  if (Principal === undefined || Principal === '*') return true
  if (Principal.AWS?.includes('*')) return true
  if (ofAccount && Principal.AWS?.includes(globalArn('iam', 'root'))) return true
  return service !== undefined && (Principal.Service ?? []).includes(service)
}
