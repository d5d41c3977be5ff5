import { isDeepStrictEqual } from 'node:util'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'

/** DynamoDB nests an item at most 32 levels deep, of which the item itself is one. */
const maxDepth = 31

/** DynamoDB has no smaller number. */
const leastNumber = 1e-130

/** Names fields that the table would change, such as `constructor`. Drafts are text, and would not fail. */
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
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value === 'number') return value === 0 || Math.abs(value) >= leastNumber
  if (typeof value !== 'object' || value === null) return true
  return (
    depth > 0 &&
    Object.entries(value).every(
      ([name, part]) => name !== '' && name.isWellFormed() && hasStorableParts(part, depth - 1),
    )
  )
}
