import { setTimeout } from 'node:timers/promises'
import { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { keys } from '#shared/keys.ts'
import { getMany } from './getMany.ts'
import type { Store } from './store.ts'
import { findTreatment, servicePages } from './treatments.ts'
import { Unavailable } from './unavailable.ts'

/** Milliseconds; each pause is twice the one before, 12.7 seconds in all. */
const firstPause = 100
const lastPause = 6_400

/** Waits until the indexes, which lag behind the table, show service pages as the table has them. */
export async function waitForIndexes(
  store: Store,
  ids: readonly string[],
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<void> {
  for (let pause = firstPause; ; pause *= 2) {
    const behind = await pagesBehind(store, ids)
    if (behind.length === 0) return
    if (pause > lastPause)
      throw new Unavailable(`The indexes do not show the saved pages yet: ${behind.join(', ')}`)
    await wait(pause)
  }
}

async function pagesBehind(store: Store, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const listed = new Map((await servicePages(store)).map(({ id, version }) => [id, version]))
  const saved = new Map<string, TreatmentPage>()
  for (let start = 0; start < ids.length; start += 100) {
    const batch = ids.slice(start, start + 100).map(keys.treatment)
    for (const item of await getMany(store, batch, { consistent: true })) {
      const page = TreatmentPage.parse(item)
      saved.set(page.id, page)
    }
  }
  const behind = await Promise.all(
    ids.map(async (id) => {
      const page = saved.get(id)
      if (!page) return listed.has(id)
      const found = await findTreatment(store, page.slug)
      return Math.min(listed.get(id) ?? 0, found?.version ?? 0) < page.version
    }),
  )
  return ids.filter((_, index) => behind[index])
}
