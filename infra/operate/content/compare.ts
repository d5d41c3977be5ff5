import { isDeepStrictEqual } from 'node:util'
import { storedSchemas } from '#shared/entities/publishedContent.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import type { DeskPart } from '../../../functions/store/desk/deskRecords.ts'
import { itemOf } from '../../../functions/store/items.ts'

type Part = DocumentKind | DeskPart

/** Documents and the other records of the desk, by kind and then by name. */
export type Records = Readonly<Partial<Record<Part, ReadonlyMap<string, Content>>>>

export interface Write {
  kind: Part
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

/** Compares the parts that the folder has. */
export function compare(folder: Records, site: Records): Comparison {
  const found: Comparison = { changed: [], editedByStaff: [], onlyOnSite: [], unchanged: 0 }
  for (const kind of Object.keys(folder) as Part[]) {
    for (const [id, after] of folder[kind] ?? []) {
      const before = site[kind]?.get(id)
      const write = { kind, id, before, after }
      if (before && isSame(kind, id, after, before)) found.unchanged += 1
      else if (before && isEditedSince(kind, before, after)) found.editedByStaff.push(write)
      else found.changed.push(write)
    }
    for (const [id, before] of site[kind] ?? [])
      if (!folder[kind]?.has(id)) found.onlyOnSite.push({ kind, id, before, after: undefined })
  }
  return found
}

export const isOfDocument = <Of extends { kind: Part }>(write: Of): write is Of & { kind: DocumentKind } =>
  write.kind in kinds

/** Two versions of one name are always the same, because the published content of an earlier time never changes. */
export function isSame(kind: Part, id: string, after: Content, before: Content): boolean {
  const name = { kind, id }
  if (isOfDocument(name))
    return changedFields(name.kind, id, after, before).length === 0 && !isNewer(after, before)
  return kind === 'versions' || isDeepStrictEqual(comparable(after), comparable(before))
}

/** True if staff have changed the site's content after the folder was exported. */
const isEditedSince = (kind: Part, before: Content, after: Content): boolean =>
  isOfDocument({ kind }) ? isNewer(before, after) : timeOf(before) > timeOf(after)

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

const comparable = ({ version, editors, ...record }: Content) => record

const timeOf = ({ updatedAt, at }: Content): string => String(updatedAt ?? at ?? '')
