import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { Stack } from '../cloudformation/stack.ts'
import { generatedValues } from '../generatedValues.ts'
import { PolicyDocument } from '../iam/policy.ts'

const KeyProperties = z.object({
  KeyPolicy: PolicyDocument,
  EnableKeyRotation: z.literal(true),
})

export type KmsKey = ReturnType<typeof readKeys>[number]

export function readKeys(stack: Stack) {
  return stack.resources('AWS::KMS::Key', KeyProperties).map(({ id, properties }) => ({
    arn: stack.attribute(id, 'Arn'),
    policy: properties.KeyPolicy.Statement,
  }))
}

/** The bits of each KMS key. A damaged file stops the system, since new keys cannot open what the old ones sealed. */
export function masterKeys(file: string): (arn: string) => Buffer {
  const keys = generatedValues(file, () => {
    throw new CommandError(
      `The keys in ${file} are damaged, and call requests cannot be opened without them. Put a copy of the file in its place, or start with npm start -- --fresh, which deletes all local data.`,
    )
  })
  return (arn) => Buffer.from(keys(arn), 'base64')
}
