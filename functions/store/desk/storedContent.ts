import * as z from 'zod/mini'
import { parsedText } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'

/** The content of drafts and versions is stored as JSON text, because DynamoDB allows only 32 levels of nesting. */
export const StoredContent = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => parsedText(text)),
    z.record(z.string(), z.unknown()),
  ),
)

export const storedText = (content: DraftContent): string => JSON.stringify(content)
