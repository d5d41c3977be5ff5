import type { Content } from '#shared/kinds/kind.ts'
import { documentKinds, isOrdered, kinds } from '#shared/kinds/kinds.ts'
import { allContent } from '../../../functions/store/allContent.ts'
import { addAuditRecord } from '../../../functions/store/audit.ts'
import { linkStoredDocuments } from '../../../functions/store/documentLinks.ts'
import type { Store } from '../../../functions/store/store.ts'
import { CommandError } from '../../commandError.ts'
import { compare, isEdited, isNewer, type Records, type Write } from './compare.ts'
import { importDocument, writeOrder } from './importDocument.ts'
import { requirePossible } from './importProblems.ts'

export interface ImportOptions {
  overwriteStaffEdits: boolean
  /** Delete content that is not in the folder, except pages and landings, which the site requires. */
  remove: boolean
  /** The number of entries that may be deleted. Without it, at most a tenth of each kind. */
  allowRemoved?: number | undefined
  onUnreadable?: (error: Error) => void
}

/**
 * Writes the documents of a folder to the site. Replaces what cannot be read. `at` is the time of the import, ISO 8601.
 */
export async function importRecords(
  store: Store,
  folder: Records,
  { at, overwriteStaffEdits, remove, allowRemoved, onUnreadable }: ImportOptions & { at: string },
) {
  const site = await allContent(store, onUnreadable)
  const { changed, editedByStaff, onlyOnSite, unchanged } = compare(folder, site)
  const removals = (remove ? onlyOnSite : [])
    .filter(({ kind }) => !kinds[kind].cannotBeDeleted)
    .filter(({ before = {} }) => overwriteStaffEdits || !isEdited(before))
  requireFewRemovals(site, removals, allowRemoved)
  const entries = [...changed, ...(overwriteStaffEdits ? editedByStaff : []), ...removals]
  requirePossible(site, entries)
  // Before the first write, so that an import that is cut off has its record.
  if (entries.length > 0)
    await addAuditRecord(store, { at, by: 'content import', action: 'import', subject: 'content/*' })
  const facts = { at, removals: removals.length }
  const written = await writeInTurn(entries, (entry) =>
    importDocument(store, { ...entry, after: nextVersion(entry, at) }, facts),
  )
  // An import that was cut off after its writes left this to the next one.
  await linkStoredDocuments(store)
  for (const kind of documentKinds.filter(isOrdered))
    if ([...written].some((entry) => entry.kind === kind)) await writeOrder(store, kind, folder[kind])
  return {
    written: [...written],
    /** Entries that staff changed after the export. */
    skipped: overwriteStaffEdits ? [] : editedByStaff,
    conflicts: entries.filter((entry) => !written.has(entry)),
    onlyOnSite: onlyOnSite.filter((entry) => !written.has(entry)),
    unchanged,
  }
}

/** Writes in sequence, to leave capacity for the site. Repeats a write whose address another page must leave first. */
async function writeInTurn(
  entries: readonly Write[],
  write: (entry: Write) => Promise<boolean>,
): Promise<ReadonlySet<Write>> {
  const written = new Set<Write>()
  for (let before = -1; written.size > before; ) {
    before = written.size
    for (const entry of entries) if (!written.has(entry) && (await write(entry))) written.add(entry)
  }
  return written
}

/** Gives a document a new version, so that a save by staff who have the old version open is refused. */
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
    kind,
    length,
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
