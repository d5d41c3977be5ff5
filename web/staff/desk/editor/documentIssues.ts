import * as z from 'zod/mini'
import { alertIssues } from '#shared/checks/alertIssues.ts'
import { pageContentFieldIssues } from '#shared/checks/pageContentIssues.ts'
import { reviewIssues } from '#shared/checks/reviewIssues.ts'
import { contentSchemas, type DocumentKind, type DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { localDay } from '#shared/hours/localDay.ts'

/** Why a document cannot be published as it is. */
export function documentIssues(kind: DocumentKind, content: DraftContent): Issue[] {
  const { error } = z.safeParse(contentSchemas[kind], content)
  const issues = error?.issues ?? []
  return [
    ...issues
      .filter(({ path }) => !isSetByPublishing(kind, path, content))
      .map(({ path, message }) => ({
        path: path.map((step) => (typeof step === 'number' ? step : String(step))),
        message,
      })),
    ...(kind === 'page'
      ? pageContentFieldIssues(content.content).map(({ path, message }) => ({
          path: ['content', ...path],
          message,
        }))
      : []),
    ...(kind === 'alert' ? alertIssues(content) : []),
    ...(kind === 'review' ? reviewIssues(content, localDay(new Date())) : []),
  ]
}

/**
 * The date of a new post is that of its publication, which also begins an alert without a start. Who publishes a consent
 * has recorded it.
 */
const isSetByPublishing = (
  kind: DocumentKind,
  [field, part]: readonly PropertyKey[],
  content: DraftContent,
): boolean =>
  (kind === 'post' && field === 'createdAt') ||
  (kind === 'alert' && (field === 'startsAt' || field === 'level') && !content[field]) ||
  (kind === 'review' && part === 'recordedBy')
