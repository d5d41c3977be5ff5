import { existsSync } from 'node:fs'
import { CommandError } from '../../commandError.ts'
import { howToGoOn } from '../dataFolder.ts'
import { generatedValues } from '../generatedValues.ts'

/**
 * Reads or creates the bits of each KMS key. Stops the start if the file is damaged, or is missing although something was
 * sealed: new keys cannot open what old ones sealed.
 */
export function masterKeys(
  file: string,
  arns: readonly string[],
  { isSealed }: { isSealed: boolean },
): ReadonlyMap<string, Buffer> {
  const refuse = (are = 'are damaged') => {
    throw new CommandError(
      `The keys in ${file} ${are}, and call requests cannot be opened without them. ${howToGoOn('the file')}`,
    )
  }
  if (isSealed && !existsSync(file)) refuse('are missing')
  const bitsOf = generatedValues(file, refuse)
  const keys = new Map(arns.map((arn) => [arn, Buffer.from(bitsOf(arn), 'base64url')]))
  for (const { length } of keys.values()) if (length !== keyLength) refuse()
  return keys
}

/** Bytes. */
const keyLength = 32
