import { isDeepStrictEqual } from 'node:util'
import { storedSchemas } from '#shared/entities/publishedContent.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentKind, documentKinds } from '#shared/kinds/kinds.ts'
import { itemOf } from '../../../functions/store/items.ts'

/** Published documents, by kind and then by id. */
export type Records = Readonly<Partial<Record<DocumentKind, ReadonlyMap<string, Content>>>>

export interface Write {
  kind: DocumentKind
  id: string
  before: Content | undefined
  after: Content | undefined
}

export interface Comparison {
  changed: Write[]
  /** Content that differs from the folder's, and that staff changed on the site after the export. */
  editedByStaff: Write[]
  onlyOnSite: Write[]
  unchanged: number
}

/** Compares the kinds that the folder has. */
export function compare(folder: Records, site: Records): Comparison {
  const found: Comparison = { changed: [], editedByStaff: [], onlyOnSite: [], unchanged: 0 }
  for (const kind of documentKinds.filter((one) => folder[one])) {
    for (const [id, after] of folder[kind] ?? []) {
      const before = site[kind]?.get(id)
      const write = { kind, id, before, after }
      if (before && isSame(kind, id, after, before)) found.unchanged += 1
      else if (before && isNewer(before, after)) found.editedByStaff.push(write)
      else found.changed.push(write)
    }
    for (const [id, before] of site[kind] ?? [])
      if (!folder[kind]?.has(id)) found.onlyOnSite.push({ kind, id, before, after: undefined })
  }
  return found
}

const isSame = (kind: DocumentKind, id: string, after: Content, before: Content): boolean =>
  changedFields(kind, id, after, before).length === 0 && !isNewer(after, before)

/** The sorted names of the fields that differ once stored. Ignores fields that record changes, such as `version`. */
export function changedFields(kind: DocumentKind, id: string, one: Content, other: Content): string[] {
  // Most documents are the same, and to sanitize texts takes long.
  if (isDeepStrictEqual(one, other)) return []
  const [left, right] = [storedFields(kind, id, one), storedFields(kind, id, other)]
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].filter((name) => !isDeepStrictEqual(left[name], right[name])).sort()
}

/** True if staff have changed the document, because their first change makes it version 2. */
export const isEdited = ({ version }: Content): boolean => Number(version ?? 1) > 1

export const isNewer = (one: Content, other: Content): boolean =>
  Number(one.version ?? 1) > Number(other.version ?? 1)

/** `itemOf` sanitizes texts and adds keys. The schema removes the keys again. */
function storedFields(kind: DocumentKind, id: string, content: Content): Content {
  const { version, updatedAt, publishedAt, publishedBy, ...fields } = storedSchemas[kind].parse(
    itemOf({ kind, id }, content),
  ) as Content // The schema is of an object.
  return { ...fields, order: content.order }
}
