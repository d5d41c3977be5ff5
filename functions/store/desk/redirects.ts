import { isDeepStrictEqual } from 'node:util'
import { apiLimits } from '#shared/apiLimits.ts'
import { Redirect } from '#shared/entities/redirect.ts'
import { keys, partitions } from '#shared/keys.ts'
import { forEachConcurrently } from '../../forEachConcurrently.ts'
import { errorFields, log } from '../../log.ts'
import { addAuditRecord } from '../audit.ts'
import { allItems } from '../read.ts'
import type { Store } from '../store.ts'
import { isWritten } from '../unavailable.ts'
import { deleteItem, newItem, putItem } from '../write.ts'

/**
 * Redirects the addresses that pages have left to those that they have now. What led to an old address leads to the new
 * one, and what is now the address of a page (`taken`) leads nowhere else: one hop, and never a loop. Can be repeated.
 * Staff read in Activity which redirect the table refused.
 */
export async function moveAddresses(
  store: Store,
  { moved, taken }: { moved: readonly Redirect[]; taken: readonly string[] },
): Promise<void> {
  const before = new Map((await redirects(store)).map((redirect) => [redirect.from, redirect]))
  const after = new Map(before)
  for (const { from, to, ...facts } of moved) {
    after.delete(to)
    for (const [source, redirect] of after) if (redirect.to === from) after.set(source, { ...redirect, to })
    after.set(from, { ...facts, from, to })
  }
  for (const path of taken) after.delete(path)
  for (const from of outdated(after)) after.delete(from)
  const written = [...after.values()].filter(
    (redirect) => !isDeepStrictEqual(before.get(redirect.from), redirect),
  )
  const dropped = [...before.keys()].filter((from) => !after.has(from))
  await forEachConcurrently(written, async (redirect) => {
    if (await isWritten(putRedirect(store, redirect), { unwrittenRedirect: redirect.from })) return
    const { by, at } = moved[0] ?? redirect
    await addAuditRecord(store, { by, at, action: 'notRedirected', subject: `redirect${redirect.from}` })
  })
  await forEachConcurrently(dropped, (from) => dropRedirect(store, from))
}

/** Those that nobody entered, but for the newest of each page. */
function outdated(all: ReadonlyMap<string, Redirect>): string[] {
  const automatic = [...all.values()].filter(({ isManual }) => !isManual)
  return [...Map.groupBy(automatic, ({ to }) => to).values()].flatMap((ofPage) =>
    ofPage
      .toSorted((one, other) => (one.at < other.at ? 1 : -1))
      .slice(apiLimits.automaticRedirects)
      .map(({ from }) => from),
  )
}

/** What led to its old address leads to its target: one hop. False if the address has a redirect already. */
export async function addRedirect(store: Store, redirect: Redirect): Promise<boolean> {
  if (!(await putItem(store, { ...redirect, ...keys.redirect(redirect.from) }, newItem))) return false
  const earlier = (await redirects(store)).filter(({ to }) => to === redirect.from)
  await forEachConcurrently(earlier, (one) => putRedirect(store, { ...one, to: redirect.to }))
  return true
}

export async function dropRedirect(store: Store, from: string): Promise<void> {
  await deleteItem(store, keys.redirect(from))
}

/** A damaged one leads nowhere, and the others still lead to their pages. */
export async function redirects(store: Store): Promise<Redirect[]> {
  return (await allItems(store, partitions.redirects)).flatMap((item) => validRedirect(item) ?? [])
}

/** One that nothing could serve, such as from an address of an import, is not written. */
export async function putRedirect(store: Store, redirect: Redirect): Promise<void> {
  const valid = validRedirect(redirect)
  if (valid) await putItem(store, { ...valid, ...keys.redirect(valid.from) })
}

function validRedirect(redirect: object): Redirect | undefined {
  const { data, error } = Redirect.safeParse(redirect)
  if (error) log('error', { damagedRedirect: true, ...errorFields(error) })
  return data
}
