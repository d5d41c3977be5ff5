import * as z from 'zod/mini'
import { pathInWords } from '../checks/namedPath.ts'
import { describeIssues } from '../entities/validationMessages.ts'

export class ContentFileError extends Error {
  override name = 'ContentFileError'
}

/** @throws {ContentFileError} instead of the error of `step`. `whole` names the checked value if a path is empty. */
export function withFileError<Result>(file: string, whole: string, step: () => Result): Result {
  try {
    return step()
  } catch (error) {
    if (error instanceof z.core.$ZodError)
      throw refusal(file, describeIssues(error, whole, pathInWords).join('; '))
    throw refusal(file, error instanceof Error ? error.message : String(error))
  }
}

export const refusal = (file: string, reason: string) =>
  new ContentFileError(`${file} cannot be used: ${reason}`)
