import { isDeepStrictEqual } from 'node:util'
import { type AllContent, storedSchemas } from '#shared/entities/publishedContent.ts'
import type { Content } from '#shared/kinds/kind.ts'
import type { DocumentKind } from '#shared/kinds/kinds.ts'
import type { DeskPart, DeskRecords } from '../../../functions/store/desk/deskRecords.ts'
import { itemOf } from '../../../functions/store/items.ts'

/** Of a document, or of a record that the desk has besides. */
export interface Write<Kind extends string = DocumentKind | DeskPart> {
  kind: Kind
  id: string
  before: Content | undefined
  after: Content | undefined
}

export interface Comparison<Kind extends string> {
  changed: Write<Kind>[]
  /** Different in the folder, and staff changed it on the site after the export. */
  editedByStaff: Write<Kind>[]
  onlyOnSite: Write<Kind>[]
  unchanged: number
}

export const compare = (folder: AllContent, site: AllContent): Comparison<DocumentKind> =>
  comparison(folder, site, {
    isSame: (kind, id, after, before) =>
      changedFields(kind, id, after, before).length === 0 && !isNewer(after, before),
    isEditedSince: (before, after) =>
      isEdited(before) && (isNewer(before, after) || imageDiffers(after, before)),
  })

/** A version is never replaced: what was published then does not change. */
export const compareDesk = (folder: DeskRecords, site: DeskRecords): Comparison<DeskPart> =>
  comparison(folder, site, {
    isSame: (part, _, after, before) =>
      part === 'versions' || isDeepStrictEqual(comparable(after), comparable(before)),
    isEditedSince: (before, after) => timeOf(before) > timeOf(after),
  })

type Entries<Kind extends string> = Readonly<Record<Kind, ReadonlyMap<string, Content>>>

interface Rules<Kind> {
  isSame(kind: Kind, id: string, after: Content, before: Content): boolean
  /** Whether staff have changed what the site has after the folder was exported. */
  isEditedSince(before: Content, after: Content): boolean
}

function comparison<Kind extends string>(
  folder: Entries<Kind>,
  site: Entries<Kind>,
  { isSame, isEditedSince }: Rules<Kind>,
): Comparison<Kind> {
  const found: Comparison<Kind> = { changed: [], editedByStaff: [], onlyOnSite: [], unchanged: 0 }
  for (const kind of Object.keys(folder) as Kind[]) {
    for (const [id, after] of folder[kind]) {
      const before = site[kind].get(id)
      const write = { kind, id, before, after }
      if (before && isSame(kind, id, after, before)) found.unchanged += 1
      else if (before && isEditedSince(before, after)) found.editedByStaff.push(write)
      else found.changed.push(write)
    }
    for (const [id, before] of site[kind])
      if (!folder[kind].has(id)) found.onlyOnSite.push({ kind, id, before, after: undefined })
  }
  return found
}

/** The fields that differ once stored, sorted, apart from those that record changes. */
export function changedFields(kind: DocumentKind, id: string, one: Content, other: Content): string[] {
  const [left, right] = [storedFields(kind, id, one), storedFields(kind, id, other)]
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].filter((name) => !isDeepStrictEqual(left[name], right[name])).sort()
}

/** Whether staff have changed it: their first change makes it version 2. */
export const isEdited = ({ version }: Content): boolean => Number(version ?? 1) > 1

export const isNewer = (one: Content, other: Content): boolean =>
  Number(one.version ?? 1) > Number(other.version ?? 1)

const imageDiffers = (one: Content, other: Content) =>
  ['image1', 'image1Alt', 'image1Sources'].some((name) => !isDeepStrictEqual(one[name], other[name]))

/** `itemOf` sanitizes texts and adds keys; the schema removes the keys again. */
function storedFields(kind: DocumentKind, id: string, content: Content): Content {
  const { version, updatedAt, publishedAt, publishedBy, ...fields } = storedSchemas[kind].parse(
    itemOf({ kind, id }, content),
  ) as Content // An object's schema.
  return fields
}

const comparable = ({ version, editors, ...record }: Content) => record

const timeOf = ({ updatedAt, at }: Content): string => String(updatedAt ?? at ?? '')
