import type { DocumentKind, DraftAuthor, DraftAuthors, DraftContent } from '../entities/documents.ts'
import { kinds } from '../kinds/kinds.ts'
import { type FieldPath, pathName, sameValue, valueAt, withValueAt } from './fieldPath.ts'
import { isRecord, parsedText } from './pageContent.ts'

/** The form in which staff edit page content: JSON text is parsed, and a single table is the only section. */
export function editedContent(kind: DocumentKind, content: DraftContent): DraftContent {
  if (!kinds[kind].hasSections) return content
  const value = parsedText(content.content) ?? content.content
  return { ...content, content: isRecord(value) && 'table' in value ? [value] : value }
}

/** The innermost fields in which two contents differ. Lists of different lengths differ as a whole. */
export function changedPaths(one: unknown, other: unknown, path: FieldPath = []): FieldPath[] {
  if (sameValue(one, other)) return []
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.flatMap((entry, index) => changedPaths(entry, other[index], [...path, index]))
  if (isRecord(one) && isRecord(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return names.flatMap((name) => changedPaths(one[name], other[name], [...path, name]))
  }
  return [path]
}

const unseenFields = ['lastReviewed', 'reviewedBy', 'sampleReview', 'createdAt']

/** Fields whose changes leave the text that visitors read unchanged. */
const silentFields = ['id', 'slug', 'parentId', 'category', 'linkedFrom', 'seo', 'createdAt', 'heroImage']

/**
 * The paths in which a draft differs from the published content. Ignores sign-offs and the time of the first publication,
 * and empty equals missing.
 */
export function draftChanges(kind: DocumentKind, published: DraftContent, draft: DraftContent): FieldPath[] {
  const [before, after] = [editedContent(kind, published), editedContent(kind, draft)]
  return changedPaths(before, after).filter(
    (path) =>
      !unseenFields.includes(String(path[0])) &&
      [before, after].some((content) => (valueAt(content, path) ?? '') !== ''),
  )
}

/** True if a sign-off of `before` is also valid for `after`. A sign-off does not cover images and addresses. */
export const isSignedText = (kind: DocumentKind, before: DraftContent, after: DraftContent): boolean =>
  draftChanges(kind, before, after).every(
    (path) => silentFields.includes(String(path[0])) || path.some((step) => /^image/.test(String(step))),
  )

/** A copy of `content` with the values of `other` at these paths. */
export const withChanges = (
  content: DraftContent,
  other: DraftContent,
  paths: readonly FieldPath[],
): DraftContent =>
  paths.reduce<DraftContent>((changed, path) => {
    const next = withValueAt(changed, path, valueAt(other, path))
    return isRecord(next) ? next : changed
  }, content)

/** True if the paths are equal, or if one leads to a part of the other. */
export const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

/** The people who changed a field since its last publication, in the order of their last changes. */
export function authorsOf(authors: DraftAuthors, path: FieldPath): DraftAuthor[] {
  const name = pathName(path)
  const found = Object.entries(authors).flatMap(([field, some]) => (overlap(field, name) ? some : []))
  const last = new Map(found.toSorted(byTime).map((author) => [author.by, author]))
  return [...last.values()].sort(byTime)
}

const byTime = (one: DraftAuthor, other: DraftAuthor) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)

/** If there are more fields than this, the authors are recorded by top-level field. */
const maxFields = 300

export function authorsAfter(
  authors: DraftAuthors,
  changed: readonly FieldPath[],
  author: DraftAuthor,
): DraftAuthors {
  const all = withAuthors(
    authors,
    changed.map((path) => [pathName(path), [author]] as const),
  )
  if (Object.keys(all).length <= maxFields) return all
  return withAuthors(
    {},
    Object.entries(all).map(([field, some]) => [field.split('.')[0] ?? '', some]),
  )
}

/** Leaves out fields that equal the published ones. */
export function unpublishedAuthors(authors: DraftAuthors, unpublished: readonly FieldPath[]): DraftAuthors {
  const names = unpublished.map(pathName)
  return Object.fromEntries(
    Object.entries(authors).filter(([field]) => names.some((name) => overlap(field, name))),
  )
}

/** An author's later time replaces the earlier one. */
function withAuthors(
  authors: DraftAuthors,
  added: readonly (readonly [field: string, authors: DraftAuthor[]])[],
): DraftAuthors {
  const all = new Map(Object.entries(authors))
  for (const [field, some] of added) {
    const others = (all.get(field) ?? []).filter(({ by }) => !some.some((author) => author.by === by))
    all.set(field, [...others, ...some])
  }
  return Object.fromEntries(all)
}
