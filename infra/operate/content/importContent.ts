import type { AllContent } from '#shared/entities/publishedContent.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { allContent } from '../../../functions/store/allContent.ts'
import { writeContent } from '../../../functions/store/contentWrites.ts'
import { periodOf } from '../../../functions/store/desk/documentFacts.ts'
import { putDue } from '../../../functions/store/desk/due.ts'
import { rebuildDirectory } from '../../../functions/store/desk/rebuildDirectory.ts'
import type { Store } from '../../../functions/store/store.ts'
import { CommandError } from '../../commandError.ts'
import { type Comparison, compare, isEdited, type Write } from './compare.ts'
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

interface Imported<Kind extends string> {
  written: Write<Kind>[]
  /** Staff changed them after the export. */
  skipped: Write<Kind>[]
  /** Somebody changed them during the import. */
  conflicts: Write<Kind>[]
  onlyOnSite: Write<Kind>[]
  unchanged: number
}

/** Writes a folder's content to the site. `at` is the time of the import, ISO 8601. */
export async function importContent(
  store: Store,
  folder: AllContent,
  { at, overwriteStaffEdits, remove, deleted, allowRemoved }: ImportOptions & { at: string },
): Promise<Imported<DocumentKind>> {
  const site = await allContent(store)
  const compared = compare(folder, site)
  const isRemovable = ({ kind, before = {} }: Write<DocumentKind>) =>
    !kinds[kind].cannotBeDeleted && (overwriteStaffEdits || !isEdited(before))
  const isDeleted = ({ kind, id }: Write<DocumentKind>) => deleted?.has(`${kind}/${id}`)
  const removals = compared.onlyOnSite.filter((write) => (remove || isDeleted(write)) && isRemovable(write))
  requireFewRemovals(site, removals, allowRemoved)
  const imported = await writeEach(compared, { overwriteStaffEdits, removals }, async (write) => {
    const isWritten = await writeContent(store, { ...write, after: nextVersion(write, at) })
    await putDueOf(store, write, at)
    return isWritten
  })
  await rebuildDirectory(store, new Set(imported.written.map(({ kind }) => kind)))
  return imported
}

/** `write` returns false if somebody has changed the entry since it was read. */
export async function writeEach<Kind extends string>(
  { changed, editedByStaff, onlyOnSite, unchanged }: Comparison<Kind>,
  { overwriteStaffEdits, removals = [] }: { overwriteStaffEdits: boolean; removals?: Write<Kind>[] },
  write: (entry: Write<Kind>) => Promise<boolean>,
): Promise<Imported<Kind>> {
  const entries = [...changed, ...(overwriteStaffEdits ? editedByStaff : []), ...removals]
  const written = new Set<Write<Kind>>()
  // One after the other, which leaves the table's capacity to the site.
  for (const entry of entries) if (await write(entry)) written.add(entry)
  return {
    written: [...written],
    skipped: overwriteStaffEdits ? [] : editedByStaff,
    conflicts: entries.filter((entry) => !written.has(entry)),
    onlyOnSite: onlyOnSite.filter((entry) => !written.has(entry)),
    unchanged,
  }
}

/** So that it begins and ends on time, as one that staff publish. */
async function putDueOf(store: Store, { kind, id, after }: Write<DocumentKind>, at: string): Promise<void> {
  const { start, end } = (after && periodOf(kind, after)) ?? {}
  if (start !== undefined && start > at) await putDue(store, { kind, id, at: start })
  if (end !== undefined) await putDue(store, { kind, id, at: end })
}

function requireFewRemovals(
  site: AllContent,
  removals: readonly Write<DocumentKind>[],
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
