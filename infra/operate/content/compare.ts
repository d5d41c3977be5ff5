import { isDeepStrictEqual } from 'node:util'
import { type AllContent, storedSchemas } from '#shared/entities/publishedContent.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentKind, documentKinds } from '#shared/kinds/kinds.ts'
import type { ContentWrite } from '../../../functions/store/contentWrites.ts'
import { itemOf } from '../../../functions/store/items.ts'

interface Comparison {
  changed: ContentWrite[]
  /** Different in the folder, and staff changed it on the site after the export. */
  editedByStaff: ContentWrite[]
  onlyOnSite: ContentWrite[]
  unchanged: number
}

export function compare(folder: AllContent, site: AllContent): Comparison {
  const comparison: Comparison = { changed: [], editedByStaff: [], onlyOnSite: [], unchanged: 0 }
  for (const kind of documentKinds) {
    for (const [id, after] of folder[kind]) {
      const before = site[kind].get(id)
      const write = { kind, id, before, after }
      if (!before) comparison.changed.push(write)
      else if (changedFields(kind, id, after, before).length === 0 && !isNewer(after, before))
        comparison.unchanged += 1
      else if (isEdited(before) && (isNewer(before, after) || imageDiffers(after, before)))
        comparison.editedByStaff.push(write)
      else comparison.changed.push(write)
    }
    for (const [id, before] of site[kind]) {
      if (!folder[kind].has(id)) comparison.onlyOnSite.push({ kind, id, before, after: undefined })
    }
  }
  return comparison
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
