import { setTimeout } from 'node:timers/promises'
import { faqsBehind, postsBehind, treatmentsBehind } from './indexLag.ts'
import type { Store } from './store.ts'
import { Unavailable } from './unavailable.ts'

/** Milliseconds; each pause is twice the one before, 12.7 seconds in all. */
const firstPause = 100
const lastPause = 6_400

/**
 * Waits until the indexes, which lag behind the table, show documents as the table has them. `saved` are their names:
 * `<kind>/<id>`, for an FAQ that left a treatment page with the id of that page behind it.
 */
export async function waitForIndexes(
  store: Store,
  saved: readonly string[],
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  for (let pause = firstPause; ; pause *= 2) {
    const behind = await documentsBehind(store, saved)
    if (behind.length === 0) return
    if (pause > lastPause)
      throw new Unavailable(`The indexes do not show the saved documents yet: ${behind.join(', ')}`)
    await wait(pause)
  }
}

async function documentsBehind(store: Store, saved: readonly string[]): Promise<string[]> {
  const names = saved.map((name) => {
    const [kind, id = '', formerPage] = name.split('/')
    return { kind, id, formerPage }
  })
  const idsOf = (kind: string) => names.filter((name) => name.kind === kind).map(({ id }) => id)
  const behind = await Promise.all([
    treatmentsBehind(store, idsOf('treatment')),
    postsBehind(store, idsOf('post')),
    faqsBehind(
      store,
      names.filter(({ kind }) => kind === 'faq'),
    ),
  ])
  return behind.flat()
}
