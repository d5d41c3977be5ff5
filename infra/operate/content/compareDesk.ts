import { isDeepStrictEqual } from 'node:util'
import {
  type DeskPart,
  type DeskRecord,
  type DeskRecords,
  deskParts,
} from '../../../functions/store/desk/deskRecords.ts'

export interface DeskWrite {
  part: DeskPart
  name: string
  before: DeskRecord | undefined
  after: DeskRecord
}

interface DeskComparison {
  changed: DeskWrite[]
  /** Different in the folder, and changed on the site after the export. */
  editedByStaff: DeskWrite[]
  /** Names, with their part. An import deletes none of them. */
  onlyOnSite: string[]
  unchanged: number
}

export function compareDesk(folder: DeskRecords, site: DeskRecords): DeskComparison {
  const comparison: DeskComparison = { changed: [], editedByStaff: [], onlyOnSite: [], unchanged: 0 }
  for (const part of deskParts) {
    for (const [name, after] of folder[part]) {
      const before = site[part].get(name)
      const write = { part, name, before, after }
      if (!before) comparison.changed.push(write)
      else if (isSame(part, after, before)) comparison.unchanged += 1
      else if (timeOf(before) > timeOf(after)) comparison.editedByStaff.push(write)
      else comparison.changed.push(write)
    }
    for (const name of site[part].keys())
      if (!folder[part].has(name)) comparison.onlyOnSite.push(`${part}/${name}`)
  }
  return comparison
}

/** A version is never replaced: what was published then does not change. */
const isSame = (part: DeskPart, one: DeskRecord, other: DeskRecord): boolean =>
  part === 'versions' || isDeepStrictEqual(comparable(one), comparable(other))

const comparable = ({ version, editors, ...record }: DeskRecord) => record

const timeOf = ({ updatedAt, at }: DeskRecord): string => String(updatedAt ?? at ?? '')
