import * as z from 'zod/mini'
import { parsedText } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { intactFields } from '../readable.ts'

/** The content of drafts and versions is stored as JSON text, because DynamoDB allows only 32 levels of nesting. */
export const StoredContent = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => parsedText(text)),
    z.record(z.string(), z.unknown()),
  ),
)

/** Without what a later release may have stored: fields that this one does not know, and values that it refuses. */
export const withKnownFields = (kind: DocumentKind, content: DraftContent): DraftContent =>
  intactFields<z.ZodMiniObject>(kinds[kind].storedDraft, content)

export const storedText = (content: DraftContent): string => JSON.stringify(content)
