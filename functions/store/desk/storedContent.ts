import * as z from 'zod/mini'
import type { DraftContent } from '#shared/entities/documents.ts'

/** Unpublished content as JSON text, since DynamoDB nests an item at most 32 levels deep. */
export const StoredContent = z.pipe(
  z.string(),
  z.pipe(z.transform(valueIn), z.record(z.string(), z.unknown())),
)

export const storedText = (content: DraftContent): string => JSON.stringify(content)

/** Undefined for damaged text. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
