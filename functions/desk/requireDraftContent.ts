import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import { htmlSize } from '#shared/checks/htmlSize.ts'
import { pageSizeIssues } from '#shared/checks/pageContentIssues.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { fieldProblem, refusal } from '../problem.ts'
import { storedText } from '../store/desk/storedContent.ts'
import { deepHtmlIssues, normalizedContent } from '../store/normalizedContent.ts'
import { storableIssues } from './storableIssues.ts'

/** @throws {Problem} 400 for an unknown field, a value of the wrong type, or content that is too large to store. */
export function requireDraftContent(kind: DocumentKind, content: DraftContent): DraftContent {
  const result = z.safeParse(kinds[kind].draft, content)
  if (!result.success) throw fieldProblem(result.error, 'content')
  const deep = deepHtmlIssues(kind, result.data)
  if (deep.length > 0) throw refusal(deep)
  const clean = normalizedContent(kind, result.data)
  const issues = sizeIssues(kind, clean)
  if (issues.length > 0) throw refusal(issues)
  return clean
}

/** Drafts and publications have the same limits, so no saved draft is too large to publish. */
export function sizeIssues(kind: DocumentKind, content: DraftContent): Issue[] {
  const bytes = Buffer.byteLength(storedText(content))
  const { contentBytes, page } = apiLimits
  const rendered = htmlSize(kind, content)
  const issues = [
    ...storableIssues(content),
    ...(kinds[kind].hasSections ? pageSizeIssues(content.content) : []),
  ]
  if (bytes > contentBytes)
    issues.unshift({ path: [], message: validationMessages.tooLarge(bytes, contentBytes) })
  if (rendered > page.htmlBytes)
    issues.push({ path: [], message: validationMessages.pageTooLarge(rendered, page.htmlBytes) })
  return issues
}
