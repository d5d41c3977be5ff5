import * as z from 'zod/mini'
import type { DraftContent } from '#shared/entities/documents.ts'

/** Content that is not published: as JSON text, since an item may be nested in 32 levels only. */
export const StoredContent = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string): unknown => JSON.parse(text)),
    z.record(z.string(), z.unknown()),
  ),
)

export const storedText = (content: DraftContent): string => JSON.stringify(content)
