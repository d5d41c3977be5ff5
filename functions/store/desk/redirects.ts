import { Redirect } from '#shared/entities/redirect.ts'
import { keys, partitions } from '#shared/keys.ts'
import { errorFields, log } from '../../http/log.ts'
import { allItems } from '../read.ts'
import type { Store } from '../store.ts'
import { deleteItem, newItem, putItem } from '../write.ts'

/**
 * Redirects an address that a page has left to the one that it has now. What led to the old address leads to the new
 * one, and the new one leads nowhere else: one hop, and never a loop. Can be repeated.
 */
export async function moveAddress(store: Store, moved: Redirect): Promise<void> {
  await dropRedirect(store, moved.to)
  for (const redirect of await redirects(store)) {
    if (redirect.to === moved.from && redirect.from !== moved.to)
      await putRedirect(store, { ...redirect, to: moved.to })
  }
  await putRedirect(store, moved)
}

/** What led to its old address leads to its target: one hop. False if the address has a redirect already. */
export async function addRedirect(store: Store, redirect: Redirect): Promise<boolean> {
  if (!(await putItem(store, { ...redirect, ...keys.redirect(redirect.from) }, newItem))) return false
  for (const earlier of await redirects(store))
    if (earlier.to === redirect.from) await putRedirect(store, { ...earlier, to: redirect.to })
  return true
}

export async function dropRedirect(store: Store, from: string): Promise<void> {
  await deleteItem(store, keys.redirect(from))
}

/** A damaged one leads nowhere, and the others still lead to their pages. */
export async function redirects(store: Store): Promise<Redirect[]> {
  const parsed = (await allItems(store, partitions.redirects)).map((item) => Redirect.safeParse(item))
  for (const { error } of parsed) if (error) log('error', { damagedRedirect: true, ...errorFields(error) })
  return parsed.flatMap(({ data }) => data ?? [])
}

export async function putRedirect(store: Store, redirect: Redirect): Promise<void> {
  await putItem(store, { ...redirect, ...keys.redirect(redirect.from) })
}
