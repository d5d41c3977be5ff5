import type { Content } from '#shared/kinds/kind.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { allContent } from '../../../functions/store/allContent.ts'
import { type DeskPart, deskPartOf, deskRecords } from '../../../functions/store/desk/deskRecords.ts'
import { periodOf } from '../../../functions/store/desk/documentFacts.ts'
import { putDue } from '../../../functions/store/desk/due.ts'
import { rebuildDirectory } from '../../../functions/store/desk/rebuildDirectory.ts'
import { writeContent } from '../../../functions/store/items.ts'
import type { Store } from '../../../functions/store/store.ts'
import { CommandError } from '../../commandError.ts'
import { compare, isEdited, isNewer, isOfDocument, type Records, type Write } from './compare.ts'

export interface ImportOptions {
  overwriteStaffEdits: boolean
  /** Delete content that is not in the folder, except pages and landings, which the site requires. */
  remove: boolean
  /** The number of entries that may be deleted. Without it, at most a tenth of each kind. */
  allowRemoved?: number | undefined
}

export const siteRecords = async (store: Store) => ({
  ...(await allContent(store)),
  ...(await deskRecords(store)),
})

/**
 * Writes documents and records of the desk to the site. What the folder says staff have deleted goes again if a seeding
 * has written it. `at` is the time of the import, ISO 8601.
 */
export async function importRecords(
  store: Store,
  folder: Records,
  { at, overwriteStaffEdits, remove, allowRemoved }: ImportOptions & { at: string },
) {
  const site = await siteRecords(store)
  const { changed, editedByStaff, onlyOnSite, unchanged } = compare(folder, site)
  const removals = onlyOnSite
    .filter(isOfDocument)
    .filter(({ kind, id }) => remove || folder.deleted?.has(`${kind}/${id}`))
    .filter(({ kind }) => !kinds[kind].cannotBeDeleted)
    .filter(({ before = {} }) => overwriteStaffEdits || !isEdited(before))
  requireFewRemovals(site, removals, allowRemoved)
  const entries = [...changed, ...(overwriteStaffEdits ? editedByStaff : []), ...removals]
  const written = new Set<Write>()
  // One after the other, which leaves the table's capacity to the site.
  for (const entry of entries) if (await writeEntry(store, entry, at)) written.add(entry)
  await rebuildDirectory(store, new Set([...written].filter(isOfDocument).map(({ kind }) => kind)))
  return {
    written: [...written],
    /** Staff changed them after the export. */
    skipped: overwriteStaffEdits ? [] : editedByStaff,
    conflicts: entries.filter((entry) => !written.has(entry)),
    onlyOnSite: onlyOnSite.filter((entry) => !written.has(entry)),
    unchanged,
  }
}

/** False if somebody has changed the entry since it was read. */
async function writeEntry(store: Store, write: Write, at: string): Promise<boolean> {
  const { kind, id, before, after = {} } = write
  // What is no document is a record of the desk.
  if (!isOfDocument(write)) return (await deskPartOf[kind as DeskPart].write(store, after, before)) !== false
  // So that it begins and ends on time, as one that staff publish. Before the document: what is due without one is nothing.
  const { start = '', end } = (write.after && periodOf(write.kind, write.after)) ?? {}
  const times = [start > at ? start : undefined, end, write.after?.unpublishAt]
  for (const time of times)
    if (typeof time === 'string') await putDue(store, { kind: write.kind, id, at: time })
  return writeContent(store, { ...write, after: nextVersion(write, at) })
}

/** A document gets a new version, so that a save by staff who have the old one open is refused. */
export function nextVersion(
  { before, after }: Pick<Write, 'before' | 'after'>,
  at: string,
): Content | undefined {
  if (!after || !before || !('version' in before) || isNewer(after, before)) return after
  return { ...after, version: Number(before.version) + 1, updatedAt: at }
}

function requireFewRemovals(
  site: Records,
  removals: readonly Write[],
  allowRemoved: number | undefined,
): void {
  const counts = [...Map.groupBy(removals, ({ kind }) => kind)].map(([kind, { length }]) => ({
    ...{ kind, length },
    all: site[kind]?.size ?? 0,
  }))
  const isMany = counts.some(({ length, all }) => length > all / 10)
  if (removals.length <= (allowRemoved ?? 0) || (!isMany && allowRemoved === undefined)) return
  const sums = counts
    .map(({ kind, length, all }) => `${length} of ${all} documents of the kind ${kind}`)
    .join(', ')
  const names = removals.map(({ kind, id }) => `  ${kind}/${id}`).join('\n')
  throw new CommandError(
    `The import would delete ${sums}:\n${names}\nNothing was changed. If you mean to, add --allow-removed ${removals.length}.`,
  )
}
