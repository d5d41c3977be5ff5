import { setImmediate as nextTurn } from 'node:timers/promises'

/** Enough to keep a table busy, and few enough for a new table or for one that the site uses meanwhile. */
const concurrency = 16

/** Acts on items as they come, on at most 16 at the same time. Rejects when one action does. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  // A rejected action stays in the set, so the next wait rejects even if the action failed long before.
  const unfinished = new Set<Promise<unknown>>()
  for await (const item of items) {
    // Lets timers run between actions that never wait, such as rendering pages from a snapshot.
    await nextTurn()
    const action: Promise<unknown> = act(item).then(() => unfinished.delete(action))
    // Without this handler, an action that rejects before it is awaited would end the process.
    action.catch(() => undefined)
    unfinished.add(action)
    if (unfinished.size >= concurrency) await Promise.race(unfinished)
  }
  await Promise.all(unfinished)
}
