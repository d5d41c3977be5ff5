import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'
import { PolicyDocument, type Statement } from './policy.ts'

const RoleProperties = z.strictObject({
  AssumeRolePolicyDocument: z.unknown(),
  ManagedPolicyArns: z.optional(z.array(z.string())),
  Policies: z._default(z.array(z.strictObject({ PolicyName: z.string(), PolicyDocument })), []),
})

const BucketPolicyProperties = z.strictObject({ Bucket: z.string(), PolicyDocument })

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

export const readBucketPolicies = (stack: Stack): Map<string, Statement[]> =>
  new Map(
    stack
      .resources('AWS::S3::BucketPolicy', BucketPolicyProperties)
      .map(({ properties }) => [properties.Bucket, properties.PolicyDocument.Statement]),
  )
