import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'
import { PolicyDocument, requireSupportedConditions, type Statement } from '../iam/policy.ts'

const KeyProperties = z.object({
  KeyPolicy: PolicyDocument,
  EnableKeyRotation: z.literal(true),
})

export interface KmsKey {
  arn: string
  policy: readonly Statement[]
}

export function readKeys(stack: Stack): KmsKey[] {
  return stack.resources('AWS::KMS::Key', KeyProperties).map(({ id, properties }) => {
    requireSupportedConditions(id, properties.KeyPolicy.Statement)
    return { arn: stack.attribute(id, 'Arn'), policy: properties.KeyPolicy.Statement }
  })
}
