import * as z from 'zod/mini'
import { contentSchemas, type DocumentKind, type DraftContent } from '../entities/documents.ts'
import { pageContentFieldIssues } from './pageContentIssues.ts'

/** Why a document cannot be published as it is. `message` follows the name of the field. */
export interface DocumentIssue {
  path: (string | number)[]
  message: string
}

export function documentIssues(kind: DocumentKind, content: DraftContent): DocumentIssue[] {
  const { error } = z.safeParse(contentSchemas[kind], content)
  const issues = error?.issues ?? []
  return [
    ...issues
      .filter(({ path }) => !isSetByPublishing(kind, path[0]))
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
  ]
}

/** The date of a new post is that of its publication. */
const isSetByPublishing = (kind: DocumentKind, field: PropertyKey | undefined) =>
  kind === 'post' && field === 'createdAt'
