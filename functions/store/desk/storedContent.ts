import * as z from 'zod/mini'
import { parsedText } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'

/** The content of drafts and versions is stored as JSON text, because DynamoDB allows only 32 levels of nesting. */
export const StoredContent = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => parsedText(text)),
    z.record(z.string(), z.unknown()),
  ),
)

/** A later release may have stored fields that this one does not know. */
export const withKnownFields = (kind: DocumentKind, content: DraftContent): DraftContent =>
  kinds[kind].storedDraft.safeParse(content).data ?? content

export const storedText = (content: DraftContent): string => JSON.stringify(content)
