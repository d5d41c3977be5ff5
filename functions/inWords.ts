import { $ZodError } from 'zod/v4/core'
import { describeIssues } from '#shared/entities/validationMessages.ts'

/** An error as a sentence for operators, without a stack trace or the JSON of a schema. */
export function inWords(error: unknown): string {
  // Not `z.core.$ZodError`, which would put all of the library's core into the bundles.
  if (error instanceof $ZodError)
    return `Stored data cannot be read: ${describeIssues(error, 'item').join('; ')}.`
  return error instanceof Error ? error.message : String(error)
}
