import * as z from 'zod/mini'
import { parsedText } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'

/** Unpublished content as JSON text, since DynamoDB nests an item at most 32 levels deep. */
export const StoredContent = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => parsedText(text)),
    z.record(z.string(), z.unknown()),
  ),
)

export const storedText = (content: DraftContent): string => JSON.stringify(content)
