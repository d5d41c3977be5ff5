import { randomUUID } from 'node:crypto'
import { localDay } from '#shared/hours/localDay.ts'
import { startRenderer } from '../startRenderer.ts'
import { addDayRequest } from '../store/renderRequest.ts'
import type { Store } from '../store/store.ts'

const hour = 3_600_000

/** Just after midnight where the clinic is: the pages have its year. */
export async function renderNewDay(store: Store, now: number): Promise<void> {
  const day = localDay(new Date(now))
  // A schedule may skip the minute of midnight, or run twice in it. Later, the daily rendering follows anyway.
  if (day === localDay(new Date(now - hour))) return
  if (await addDayRequest(store, day)) await startRenderer(randomUUID())
}
