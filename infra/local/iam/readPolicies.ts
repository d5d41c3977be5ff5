import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'
import { PolicyDocument, type Statement } from './policy.ts'

const RoleProperties = z.strictObject({
  AssumeRolePolicyDocument: PolicyDocument,
  ManagedPolicyArns: z.optional(z.array(z.string())),
  Policies: z._default(z.array(z.strictObject({ PolicyName: z.string(), PolicyDocument })), []),
})

const PolicyProperties = z.strictObject({
  PolicyName: z.string(),
  PolicyDocument,
  Roles: z.array(z.string()),
})

const BucketPolicyProperties = z.strictObject({ Bucket: z.string(), PolicyDocument })

/** The statements of the own and attached policies of each role that a service may assume, by the role's ARN. */
export function readRoles(stack: Stack, service: string): Map<string, Statement[]> {
  const policies = stack.resources('AWS::IAM::Policy', PolicyProperties)
  return new Map(
    rolesOf(stack, service).map(({ id, properties }) => {
      const attached = policies
        .map((policy) => policy.properties)
        .filter((policy) => policy.Roles.includes(stack.ref(id)))
      const statements = [...properties.Policies, ...attached].flatMap(
        ({ PolicyDocument }) => PolicyDocument.Statement,
      )
      return [stack.attribute(id, 'Arn'), statements]
    }),
  )
}

const rolesOf = (stack: Stack, service: string) =>
  stack
    .resources('AWS::IAM::Role', RoleProperties)
    .filter(({ properties }) =>
      properties.AssumeRolePolicyDocument.Statement.some(
        ({ Effect, Principal }) =>
          Effect === 'Allow' && typeof Principal === 'object' && Principal.Service?.includes(service),
      ),
    )

export function readBucketPolicies(stack: Stack): Map<string, Statement[]> {
  return new Map(
    stack
      .resources('AWS::S3::BucketPolicy', BucketPolicyProperties)
      .map(({ properties }) => [properties.Bucket, properties.PolicyDocument.Statement]),
  )
}
