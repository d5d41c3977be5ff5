import { isDeepStrictEqual } from 'node:util'
import { apiLimits } from '#shared/apiLimits.ts'
import { pathOfAddress, Redirect, type RedirectRequest } from '#shared/entities/redirect.ts'
import { oldAddress } from '#shared/entities/text.ts'
import { keys, partitions } from '#shared/keys.ts'
import { givenUp } from '#shared/kinds/changesOf.ts'
import { table } from '#shared/table.ts'
import { type List, nextRevision, readList } from '../list.ts'
import { readable } from '../readable.ts'
import type { Store } from '../store.ts'
import { maxWrites, type Write } from '../transact.ts'
import { type Condition, check, newItem, put, remove } from '../write.ts'
import { writeChecked } from '../writeChecked.ts'

interface Redirects extends List {
  all: Redirect[]
  /** The old addresses of redirects that cannot be read, and lead nowhere until staff delete them. */
  damaged: string[]
}

export async function readRedirects(store: Store): Promise<Redirects> {
  const list = await readList(store, partitions.redirects)
  const all = readable(store, Redirect, list.items)
  const intact = new Set(all.map(({ from }) => from))
  const damaged = list.items
    .map((item) => String(item[table.sortKey]))
    .filter((from) => !intact.has(from) && oldAddress.safeParse(from).success)
  return { ...list, all, damaged }
}

export const redirects = async (store: Store): Promise<Redirect[]> => (await readRedirects(store)).all

/**
 * Redirects the old addresses of pages to their new ones. Earlier redirects to an old address are changed to the new
 * address, and redirects from a new address are removed. So there is only one hop, and no loop. `changes` are for
 * the renderer.
 */
export async function redirectWrites(
  store: Store,
  moves: readonly { from: string | undefined; to: string }[],
  { by, at }: { by: string; at: string },
): Promise<{ writes: Write[]; changes: string[] }> {
  const moved = moves.flatMap(({ from, to }) => (from === undefined ? [] : { from, to, by, at }))
  if (moved.length === 0) return { writes: moves.map(({ to }) => remove(keys.redirect(to))), changes: [] }
  const list = await readRedirects(store)
  const before = new Map(list.all.map((redirect) => [redirect.from, redirect]))
  const after = new Map(before)
  for (const redirect of moved) {
    const { from, to } = redirect
    for (const [source, earlier] of after)
      if (leadsTo(earlier, from)) after.set(source, { ...earlier, to: inStead(earlier, to) })
    // A redirect that the edge could not serve, such as one from an imported address, is left out.
    if (Redirect.safeParse(redirect).success) after.set(from, redirect)
  }
  for (const { to } of moves) after.delete(to)
  const ended = outdated(after)
  for (const from of ended) after.delete(from)
  const written = [...after.values()].filter(
    (redirect) => !isDeepStrictEqual(before.get(redirect.from), redirect),
  )
  return {
    writes: [
      nextRevision(list),
      ...written.map((redirect) => redirectWrite(redirect, toOf(before.get(redirect.from)))),
      ...[...before.keys()].filter((from) => !after.has(from)).map((from) => remove(keys.redirect(from))),
    ],
    changes: ended.map(givenUp),
  }
}

/** The old addresses whose automatic redirects exceed the limit of a page. The newest redirects stay. */
function outdated(all: ReadonlyMap<string, Redirect>): string[] {
  const automatic = [...all.values()].filter(({ isManual }) => !isManual)
  return [...Map.groupBy(automatic, ({ to }) => to).values()].flatMap((ofPage) =>
    ofPage
      .toSorted((one, other) => (one.at < other.at ? 1 : -1))
      .slice(apiLimits.automaticRedirects)
      .map(({ from }) => from),
  )
}

/** Redirects an address without a page, on the condition that no page gets the address meanwhile. */
export function addedRedirect(list: Redirects, redirect: Redirect): Write[] {
  const before = list.all.find(({ from }) => from === redirect.from)
  const earlier = list.all.filter((one) => leadsTo(one, redirect.from))
  return [
    nextRevision(list),
    redirectWrite(redirect, before ? toOf(before) : newItem),
    check(keys.address(redirect.from), newItem),
    ...earlier.map((one) => redirectWrite({ ...one, to: inStead(one, redirect.to) }, toOf(one))),
  ]
}

/** Adds those of addresses that are not redirected yet, as many in one transaction as fit. */
export async function addRedirects(store: Store, redirects: readonly RedirectRequest[]): Promise<void> {
  const at = new Date().toISOString()
  for (let isWhole = false; !isWhole; )
    await writeChecked(store, async () => {
      const list = await readRedirects(store)
      const known = new Set(list.all.map(({ from }) => from))
      const missing = redirects.filter(({ from }) => !known.has(from))
      const added = missing.slice(0, maxWrites - 1)
      isWhole = added.length === missing.length
      const writes = added.map((one) => redirectWrite({ ...one, by: '', at, isManual: true }, {}))
      return added.length > 0 ? [nextRevision(list), ...writes] : []
    })
}

export const droppedRedirect = (list: Redirects, from: string): Write[] => [
  nextRevision(list),
  remove(keys.redirect(from)),
]

const leadsTo = ({ to }: Redirect, path: string): boolean => pathOfAddress(to) === path

/** The new target, with the fragment of the old target unless the new one has a fragment. */
const inStead = ({ to }: Redirect, target: string): string =>
  target.includes('#') ? target : target + to.slice(pathOfAddress(to).length)

const toOf = (before: Redirect | undefined): Condition => (before ? { to: before.to } : {})

const redirectWrite = (redirect: Redirect, condition: Condition): Write =>
  put({ ...redirect, ...keys.redirect(redirect.from) }, condition)
