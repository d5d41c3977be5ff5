import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { htmlSize } from '#shared/checks/htmlSize.ts'
import { pageSizeIssues } from '#shared/checks/pageContentIssues.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { limits } from '#shared/limits.ts'
import { fieldProblem } from '../http/fieldProblem.ts'
import { refusal } from '../http/problem.ts'
import { withSanitizedHtml } from '../store/desk/documentFacts.ts'
import { storedText } from '../store/desk/storedContent.ts'
import { findSite } from '../store/site.ts'
import type { Store } from '../store/store.ts'

/** @throws {Problem} 400 for a field that the kind does not have, or that has another type, and for too much content. */
export async function requireDraftContent(
  store: Store,
  kind: DocumentKind,
  content: DraftContent,
): Promise<DraftContent> {
  const result = z.safeParse(kinds[kind].draft, content)
  if (!result.success) throw fieldProblem(result.error, 'content')
  const clean = withSanitizedHtml(kind, result.data)
  const issues = await sizeIssues(store, kind, clean)
  if (issues.length > 0) throw refusal(issues)
  return clean
}

/** What can be saved can also be published. */
export async function sizeIssues(store: Store, kind: DocumentKind, content: DraftContent): Promise<Issue[]> {
  const bytes = Buffer.byteLength(storedText(content))
  const most = apiLimits.contentBytes
  const { htmlBytes } = apiLimits.page
  const offices = kinds[kind].hasSections ? ((await findSite(store))?.offices.length ?? limits.offices) : 0
  const rendered = htmlSize(kind, content, offices)
  return [
    ...(bytes > most ? [{ path: [], message: validationMessages.tooLarge(bytes, most) }] : []),
    ...(kinds[kind].hasSections ? pageSizeIssues(content.content) : []),
    ...(rendered > htmlBytes
      ? [{ path: [], message: validationMessages.pageTooLarge(rendered, htmlBytes) }]
      : []),
  ]
}
