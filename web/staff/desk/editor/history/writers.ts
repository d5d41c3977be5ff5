import { useQueries } from '@tanstack/react-query'
import { authorsOf, editedContent } from '#shared/documents/changes.ts'
import { type FieldPath, valueAt } from '#shared/documents/fieldPath.ts'
import type { DocumentKind, DocumentVersion, DocumentVersions } from '#shared/entities/documents.ts'
import { staffQuery, useStaffQuery } from '../../../useStaffQuery.ts'
import { useOpenDocument } from '../../state/openDocument.ts'
import type { Change } from '../publication/unpublished.ts'
import { linesOf, type Passage } from './passages.ts'

type Text = Pick<DocumentVersion, 'content' | 'by' | 'authors'> & { action?: DocumentVersion['action'] }

/**
 * Those who wrote the lines of a passage, as far as it is known. `texts` are the versions from the compared one on, the
 * oldest first. The history keeps the last text of each person, so a line is of the first version that has it.
 */
export function writersOf(
  kind: DocumentKind,
  path: FieldPath,
  { earlier, later }: Passage,
  texts: readonly Text[],
): string[] {
  const isNew = later.length > 0
  const [before, ...others] = texts.map((text) => {
    const lines = new Set(linesOf(valueAt(editedContent(kind, text.content), path.slice(0, 1))))
    return { ...text, has: (line: string) => lines.has(line) === isNew }
  })
  const writers = (isNew ? later : earlier).flatMap((line) => {
    const first = before?.has(line) ? undefined : others.find((text) => text.has(line))
    // Who publishes a text need not have written it.
    const isPublished = first?.action !== undefined && first.action !== 'draft'
    return isPublished ? authorsOf(first?.authors ?? {}, path).map(({ by }) => by) : (first?.by ?? [])
  })
  return [...new Set(writers)]
}

/** More versions are not read: who wrote each paragraph is not shown then. */
const maxVersions = 30

/** The texts of these versions, or none until all are loaded. */
export function useTexts(versions: readonly { number: number }[]): readonly DocumentVersion[] {
  const { kind, id } = useOpenDocument()
  const queries = versions.slice(0, maxVersions).map(({ number }) =>
    staffQuery('GET /api/admin/documents/{kind}/{id}/versions/{number}', {
      params: { kind, id, number: String(number) },
    }),
  )
  const texts = useQueries({ queries }).flatMap(({ data }) => data ?? [])
  return texts.length === versions.length ? texts : []
}

/** Who wrote each passage of the fields that several people changed since the last publication. */
export function useWriters(changes: readonly Change[]) {
  const { state, kind, id, published, draft } = useOpenDocument()
  const isShared = changes.some(({ authors }) => authors.length > 1)
  const { data } = useStaffQuery('GET /api/admin/documents/{kind}/{id}/versions', {
    params: { kind, id },
    enabled: isShared,
  })
  const drafts = draftsSince(data?.versions ?? [])
  const texts = useTexts(isShared ? drafts : [])
  const isKnown = isShared && draft && data && texts.length === drafts.length
  return (path: FieldPath) => (passage: Passage) =>
    isKnown
      ? namesOf(
          writersOf(kind, path, passage, [
            { content: published?.content ?? {} },
            ...texts,
            { content: draft.content, by: draft.updatedBy },
          ]),
          state.member,
        )
      : undefined
}

export const namesOf = (writers: readonly string[], member: string | undefined): string | undefined =>
  writers.map((by) => (by === member ? 'you' : by)).join(' and ') || undefined

/** The superseded drafts since the last publication, the oldest first. */
function draftsSince(newestFirst: DocumentVersions['versions']) {
  const end = newestFirst.findIndex(({ action }) => action !== 'draft')
  return newestFirst.slice(0, end < 0 ? newestFirst.length : end).reverse()
}
