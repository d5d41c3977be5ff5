import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { Stack } from '../cloudformation/stack.ts'
import { howToGoOn } from '../dataFolder.ts'
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

/**
 * Reads or creates the bits of each KMS key. Stops the start if the file is damaged, or is missing although something was
 * sealed: new keys cannot open what old ones sealed.
 */
export function masterKeys(
  file: string,
  keys: readonly Pick<KmsKey, 'arn'>[],
  { isSealed }: { isSealed: boolean },
): (arn: string) => Buffer {
  const refuse = (are = 'are damaged') => {
    throw new CommandError(
      `The keys in ${file} ${are}, and call requests cannot be opened without them. ${howToGoOn('the file')}`,
    )
  }
  if (isSealed && !existsSync(file)) refuse('are missing')
  const bitsOf = generatedValues(file, refuse)
  const bits = new Map(keys.map(({ arn }) => [arn, Buffer.from(bitsOf(arn), 'base64url')]))
  for (const { length } of bits.values()) if (length !== keyLength) refuse()
  return (arn) => bits.get(arn) ?? refuse()
}

/** Bytes. */
const keyLength = 32
