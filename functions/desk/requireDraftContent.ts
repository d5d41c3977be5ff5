import * as z from 'zod/mini'
import { type DocumentKind, type DraftContent, draftSchemas } from '#shared/entities/documents.ts'
import { fieldProblem } from '../http/fieldProblem.ts'
import { withSanitizedHtml } from '../store/desk/documentFacts.ts'

/** @throws {Problem} 400 for a field that the kind does not have, or that has another type. */
export function requireDraftContent(kind: DocumentKind, content: DraftContent): DraftContent {
  const result = z.safeParse(draftSchemas[kind], content)
  if (!result.success) throw fieldProblem(result.error, 'content')
  return withSanitizedHtml(kind, result.data)
}
