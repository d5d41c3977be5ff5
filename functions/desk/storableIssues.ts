import { isDeepStrictEqual } from 'node:util'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'

/** DynamoDB allows 32 levels of nesting. The item itself is the first. */
const maxDepth = 31

/** The smallest positive number that DynamoDB can store. */
const leastNumber = 1e-130

/**
 * Names fields whose values DynamoDB would refuse or change, such as an object with the key `constructor`. Saving a
 * draft would not show the problem, because drafts are stored as JSON text.
 */
export const storableIssues = (content: DraftContent): Issue[] =>
  Object.entries(content)
    .filter(([, value]) => value !== undefined && !isStorable(value))
    .map(([field]) => ({ path: [field], message: validationMessages.unstorable }))

function isStorable(value: unknown): boolean {
  if (!hasStorableParts(value, maxDepth)) return false
  try {
    return isDeepStrictEqual(unmarshall(marshall({ value }, { removeUndefinedValues: true })), { value })
  } catch {
    return false
  }
}

function hasStorableParts(value: unknown, depth: number): boolean {
  // A content folder can have control characters, which the API refuses.
  if (typeof value === 'string') return value.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(value)
  if (typeof value === 'number') return value === 0 || Math.abs(value) >= leastNumber
  if (typeof value !== 'object' || value === null) return true
  return (
    depth > 0 &&
    Object.entries(value).every(
      ([name, part]) => name !== '' && name.isWellFormed() && hasStorableParts(part, depth - 1),
    )
  )
}
