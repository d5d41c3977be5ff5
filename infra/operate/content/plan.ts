import { isDeepStrictEqual } from 'node:util'
import type { AllContent } from '../../../functions/store/allContent.ts'
import {
  type Content,
  type ContentKind,
  contentKinds,
  kindOf,
} from '../../../functions/store/contentKinds.ts'
import type { ContentWrite } from '../../../functions/store/contentWrites.ts'

/** What a folder of content would change on a site. */
export interface Plan {
  /** To be written: new or changed. */
  writes: ContentWrite[]
  /** How many are alike in both. */
  same: number
  /** Held back, since staff chose another picture after the folder was exported. */
  edited: ContentWrite[]
  /** On the site and not in the folder. */
  onlyOnSite: ContentWrite[]
}

/** Compares a folder's content with a site's. What only counts changes or says when (version, updatedAt) makes no difference. */
export function planOf(folder: AllContent, site: AllContent): Plan {
  const plan: Plan = { writes: [], same: 0, edited: [], onlyOnSite: [] }
  for (const kind of contentKinds) {
    for (const [id, wanted] of folder[kind]) {
      const before = site[kind].get(id)
      const write = { kind, id, before, after: wanted }
      if (!before) plan.writes.push(write)
      else if (changedFields(kind, id, wanted, before).length === 0 && !isLater(wanted, before))
        plan.same += 1
      else if (isEdited(before) && pictureDiffers(wanted, before)) plan.edited.push(write)
      else plan.writes.push(write)
    }
    for (const [id, before] of site[kind]) {
      if (!folder[kind].has(id)) plan.onlyOnSite.push({ kind, id, before, after: undefined })
    }
  }
  return plan
}

/** The fields in which two contents differ, sorted. Texts are compared as they are stored: made harmless. */
export function changedFields(kind: ContentKind, id: string, one: Content, other: Content): string[] {
  const [left, right] = [stored(kind, id, one), stored(kind, id, other)]
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].filter((name) => !isDeepStrictEqual(left[name], right[name])).sort()
}

/** Whether staff have changed it: their first change makes it version 2. */
export const isEdited = ({ version, history }: Content): boolean =>
  Number(version ?? 1) > 1 || (Array.isArray(history) && history.length > 0)

/** Whether it is a later state of the same page: staff changed it after what the site has. */
export const isLater = (one: Content, other: Content): boolean =>
  Number(one.version ?? 1) > Number(other.version ?? 1)

const pictureDiffers = (one: Content, other: Content) =>
  ['image1', 'image1Alt', 'image1Sources'].some((name) => !isDeepStrictEqual(one[name], other[name]))

/** Passing through the item makes texts harmless; through the schema, it loses its keys again. */
function stored(kind: ContentKind, id: string, content: Content): Content {
  const { schema, item } = kindOf[kind]
  const { version, updatedAt, history, ...rest } = schema.parse(item(id, content)) as Content // The schema is one of an object.
  return rest
}
