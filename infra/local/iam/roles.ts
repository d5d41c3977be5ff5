import * as z from 'zod/mini'
import type { LocalStack } from '../cloudformation/stack.ts'
import { PolicyDocument, requireKnownConditions, type Statement } from './policy.ts'

const RoleProperties = z.strictObject({
  AssumeRolePolicyDocument: z.unknown(),
  ManagedPolicyArns: z.optional(z.array(z.string())),
  Policies: z._default(z.array(z.strictObject({ PolicyName: z.string(), PolicyDocument })), []),
})

const PolicyProperties = z.strictObject({
  PolicyName: z.string(),
  PolicyDocument,
  Roles: z.array(z.string()),
})

const BucketPolicyProperties = z.strictObject({ Bucket: z.string(), PolicyDocument })

/** What each role may do, by the role's ARN: its own policies and those attached to it. */
export function readRoles(stack: LocalStack): Map<string, Statement[]> {
  const attached = stack.resources('AWS::IAM::Policy', PolicyProperties)
  return new Map(
    stack.resources('AWS::IAM::Role', RoleProperties).map(({ id, properties }) => {
      const own = properties.Policies.flatMap((policy) => policy.PolicyDocument.Statement)
      const others = attached
        .filter((policy) => policy.properties.Roles.includes(stack.ref(id)))
        .flatMap((policy) => policy.properties.PolicyDocument.Statement)
      requireKnownConditions(id, [...own, ...others])
      return [stack.attribute(id, 'Arn'), [...own, ...others]]
    }),
  )
}

/** What each bucket lets others do, by the bucket's name. */
export function readBucketPolicies(stack: LocalStack): Map<string, Statement[]> {
  return new Map(
    stack.resources('AWS::S3::BucketPolicy', BucketPolicyProperties).map(({ id, properties }) => {
      requireKnownConditions(id, properties.PolicyDocument.Statement)
      return [properties.Bucket, properties.PolicyDocument.Statement]
    }),
  )
}
