import { setImmediate as nextTurn } from 'node:timers/promises'

/** Enough to keep a table busy, few enough for one that has just been created, or that the site uses. */
const concurrency = 16

/** Acts on items as they come, on at most 16 at the same time. Rejects when one action does. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  // A rejected action stays, so that a later wait rejects too, however early it failed.
  const unfinished = new Set<Promise<unknown>>()
  for await (const item of items) {
    // Actions that wait for nothing, such as pages from a snapshot, would otherwise hold up timers until the last one.
    await nextTurn()
    const action: Promise<unknown> = act(item).then(() => unfinished.delete(action))
    // An action may reject before it is awaited, which must not end the process.
    action.catch(() => undefined)
    unfinished.add(action)
    if (unfinished.size >= concurrency) await Promise.race(unfinished)
  }
  await Promise.all(unfinished)
}
