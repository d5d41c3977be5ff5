import { type AllContent, allContent } from '../../../functions/store/allContent.ts'
import { type ContentWrite, recountUntil, writeContent } from '../../../functions/store/contentWrites.ts'
import type { Store } from '../../../functions/store/store.ts'
import { isEdited, planOf } from './plan.ts'
import { versioned } from './versioned.ts'

/** What an operator allows an import to do beyond writing what is new or changed. */
export interface ImportOptions {
  /** Write over pages whose picture staff changed after the export. */
  overwriteStaffEdits: boolean
  /** Delete what the folder does not have: never a page or a landing, which the site cannot do without. */
  remove: boolean
}

/** What an import did. */
export interface ImportResult {
  written: ContentWrite[]
  same: number
  /** Not written, since staff changed them after the export. */
  heldBack: ContentWrite[]
  /** Not written, since somebody changed them at this very moment. */
  overtaken: ContentWrite[]
  onlyOnSite: ContentWrite[]
}

/** Makes a site's content that of a folder, as far as it is allowed to. `at` is the moment, ISO 8601. */
export async function importContent(
  store: Store,
  folder: AllContent,
  { at, ...allowed }: ImportOptions & { at: string },
): Promise<ImportResult> {
  const site = await allContent(store)
  const { writes, same, edited, onlyOnSite } = planOf(folder, site)
  const mayGo = ({ kind, before = {} }: ContentWrite) =>
    kind !== 'pages' && kind !== 'landings' && (allowed.overwriteStaffEdits || !isEdited(before))
  const due = [
    ...writes,
    ...(allowed.overwriteStaffEdits ? edited : []),
    ...(allowed.remove ? onlyOnSite.filter(mayGo) : []),
  ]
  const written: ContentWrite[] = []
  const overtaken: ContentWrite[] = []
  // One after the other: a site in use keeps its share of the table.
  for (const write of due) {
    const done = await writeContent(store, { ...write, after: versioned(write, at) })
    ;(done ? written : overtaken).push(write)
  }
  if (written.some(({ kind }) => kind === 'posts')) await recountUntil(store, await postTotals(store, site))
  const gone = new Set(written)
  return {
    written,
    same,
    heldBack: allowed.overwriteStaffEdits ? [] : edited,
    overtaken,
    onlyOnSite: onlyOnSite.filter((write) => !gone.has(write)),
  }
}

/** How many posts there must be now, in all and in every category that has or had some. */
async function postTotals(store: Store, before: AllContent): Promise<Map<string | undefined, number>> {
  const { posts } = await allContent(store)
  const categories = (content: AllContent['posts']) =>
    [...content.values()].map((post) => String(post.category))
  const totals = new Map<string | undefined, number>([[undefined, posts.size]])
  for (const category of categories(before.posts)) totals.set(category, 0)
  for (const category of categories(posts)) totals.set(category, (totals.get(category) ?? 0) + 1)
  return totals
}
