/** Acts on items as they come, on at most `concurrency` at the same time. Rejects when one action does. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  concurrency: number,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  // A rejected action stays, so that a later wait rejects too, however early it failed.
  const unfinished = new Set<Promise<unknown>>()
  for await (const item of items) {
    const action: Promise<unknown> = act(item).then(() => unfinished.delete(action))
    // It may reject before it is awaited, which must not end the process.
    action.catch(() => undefined)
    unfinished.add(action)
    if (unfinished.size >= concurrency) await Promise.race(unfinished)
  }
  await Promise.all(unfinished)
}
