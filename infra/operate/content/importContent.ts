import type { AllContent } from '#shared/entities/publishedContent.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { allContent } from '../../../functions/store/allContent.ts'
import { type ContentWrite, writeContent } from '../../../functions/store/contentWrites.ts'
import { periodOf } from '../../../functions/store/desk/documentFacts.ts'
import { putDue } from '../../../functions/store/desk/due.ts'
import { rebuildDirectory } from '../../../functions/store/desk/rebuildDirectory.ts'
import type { Store } from '../../../functions/store/store.ts'
import { CommandError } from '../../commandError.ts'
import { compare, isEdited } from './compare.ts'
import { nextVersion } from './nextVersion.ts'

export interface ImportOptions {
  /** Also write over pages whose image staff changed after the export. */
  overwriteStaffEdits: boolean
  /** Delete content that is not in the folder, except pages and landings, which the site requires. */
  remove: boolean
  /** `<kind>/<id>` of what the folder says staff have deleted: if a seeding has written it, it goes again. */
  deleted?: ReadonlyMap<string, unknown>
  /** The number of entries that may be deleted. Without it, at most a tenth of each kind. */
  allowRemoved?: number | undefined
}

interface ImportResult {
  written: ContentWrite[]
  /** Staff changed them after the export. */
  skipped: ContentWrite[]
  /** Somebody changed them during the import. */
  conflicts: ContentWrite[]
  onlyOnSite: ContentWrite[]
  unchanged: number
}

/** Writes a folder's content to the site. `at` is the time of the import, ISO 8601. */
export async function importContent(
  store: Store,
  folder: AllContent,
  { at, overwriteStaffEdits, remove, deleted, allowRemoved }: ImportOptions & { at: string },
): Promise<ImportResult> {
  const site = await allContent(store)
  const { changed, editedByStaff, onlyOnSite, unchanged } = compare(folder, site)
  const isRemovable = ({ kind, before = {} }: ContentWrite) =>
    !kinds[kind].cannotBeDeleted && (overwriteStaffEdits || !isEdited(before))
  const isDeleted = ({ kind, id }: ContentWrite) => deleted?.has(`${kind}/${id}`)
  const removals = onlyOnSite.filter((write) => (remove || isDeleted(write)) && isRemovable(write))
  requireFewRemovals(site, removals, allowRemoved)
  const writes = [...changed, ...(overwriteStaffEdits ? editedByStaff : []), ...removals]
  const written = new Set<ContentWrite>()
  // One after the other, which leaves the table's capacity to the site.
  for (const write of writes) {
    if (await writeContent(store, { ...write, after: nextVersion(write, at) })) written.add(write)
    await putDueOf(store, write, at)
  }
  await rebuildDirectory(store, new Set([...written].map(({ kind }) => kind)))
  return {
    written: [...written],
    skipped: overwriteStaffEdits ? [] : editedByStaff,
    conflicts: writes.filter((write) => !written.has(write)),
    onlyOnSite: onlyOnSite.filter((write) => !written.has(write)),
    unchanged,
  }
}

/** So that it begins and ends on time, as one that staff publish. */
async function putDueOf(store: Store, { kind, id, after }: ContentWrite, at: string): Promise<void> {
  const { start, end } = (after && periodOf(kind, after)) ?? {}
  if (start !== undefined && start > at) await putDue(store, { kind, id, at: start })
  if (end !== undefined) await putDue(store, { kind, id, at: end })
}

function requireFewRemovals(
  site: AllContent,
  removals: readonly ContentWrite[],
  allowRemoved: number | undefined,
): void {
  const counts = [...Map.groupBy(removals, ({ kind }) => kind)].map(([kind, { length }]) => ({
    kind,
    length,
  }))
  const isMany = counts.some(({ kind, length }) => length > site[kind].size / 10)
  if (removals.length <= (allowRemoved ?? 0) || (!isMany && allowRemoved === undefined)) return
  const sums = counts
    .map(({ kind, length }) => `${length} of ${site[kind].size} documents of the kind ${kind}`)
    .join(', ')
  const names = removals.map(({ kind, id }) => `  ${kind}/${id}`).join('\n')
  throw new CommandError(
    `The import would delete ${sums}:\n${names}\nNothing was changed. If you mean to, add --allow-removed ${removals.length}.`,
  )
}
