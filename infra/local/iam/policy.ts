import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'
import { matchesWildcards } from './wildcards.ts'

/** An action on a resource, with the values of its condition keys (in lower case). */
export interface AccessRequest {
  action: string
  resource: string
  context: Readonly<Record<string, readonly string[]>>
}

const oneOrMore = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value): string[] => [value].flat()),
)

type Operator = (actual: readonly string[], expected: readonly string[]) => boolean

const operators: Record<string, Operator> = {
  StringEquals: (actual, expected) => actual.some((value) => expected.includes(value)),
  'ForAllValues:StringLike': (actual, expected) =>
    actual.every((value) => expected.some((pattern) => matchesWildcards(value, pattern))),
}

const OperatorName = z.string().check(z.refine((name) => Object.hasOwn(operators, name)))

/** A statement of a role's policy. Strict, so that an element that the site's policies do not use is refused. */
const Statement = z.strictObject({
  Effect: z.literal('Allow'),
  Action: oneOrMore,
  Resource: oneOrMore,
  Condition: z._default(z.record(OperatorName, z.record(z.string(), oneOrMore)), {}),
})
export type Statement = z.infer<typeof Statement>

const PolicyDocument = z.object({ Statement: z.array(Statement) })
const RoleProperties = z.object({ Policies: z._default(z.array(z.object({ PolicyDocument })), []) })

/** The statements of each role's inline policies, by the role's ARN. Only roles for the CDK's functions have others. */
export const readRoles = (stack: Stack): Map<string, Statement[]> =>
  new Map(
    stack
      .resources('AWS::IAM::Role', RoleProperties)
      .map(({ id, properties }) => [
        stack.attribute(id, 'Arn'),
        properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
      ]),
  )

export const isAllowed = (
  statements: readonly Statement[],
  { action, resource, context }: AccessRequest,
): boolean =>
  statements.some(
    ({ Action, Resource, Condition }) =>
      Action.some((pattern) => matchesWildcards(action.toLowerCase(), pattern.toLowerCase())) &&
      Resource.some((pattern) => matchesWildcards(resource, pattern)) &&
      Object.entries(Condition).every(([operator, expected]) =>
        Object.entries(expected).every(([key, values]) =>
          operators[operator]?.(context[key.toLowerCase()] ?? [], values),
        ),
      ),
  )
