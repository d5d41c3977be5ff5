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

/** Reads or creates the bits of each KMS key. A damaged file stops the start: new keys cannot open what old ones sealed. */
export function masterKeys(file: string, keys: readonly Pick<KmsKey, 'arn'>[]): (arn: string) => Buffer {
  const refuse = () => {
    throw new CommandError(
      `The keys in ${file} are damaged, and call requests cannot be opened without them. Put a copy of the file in its place, or start with npm start -- --fresh, which deletes all local data.`,
    )
  }
  const bitsOf = generatedValues(file, refuse)
  // The file of earlier releases has no key before the first request for a call, and is then missing.
  const bits = new Map(keys.map(({ arn }) => [arn, Buffer.from(bitsOf(arn), 'base64url')]))
  for (const { length } of bits.values()) if (length !== keyLength) refuse()
  return (arn) => bits.get(arn) ?? refuse()
}

/** Bytes. */
const keyLength = 32
