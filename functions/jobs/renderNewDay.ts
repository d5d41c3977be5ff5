import { randomUUID } from 'node:crypto'
import { localDay } from '#shared/hours/localDay.ts'
import { region } from '#shared/region/ours.ts'
import { startRenderer } from '../startRenderer.ts'
import { addDayRequest } from '../store/renderRequest.ts'
import type { Store } from '../store/store.ts'

const hour = 3_600_000

/** Requests a rendering of every page just after midnight in each zone, because pages show the year and coming closures. */
export async function renderNewDay(store: Store, now: number): Promise<void> {
  for (const zone of region.timeZones) {
    const day = localDay(new Date(now), zone)
    // The schedule may skip the minute of midnight, so any run within an hour acts. Later, the daily rendering follows.
    if (day === localDay(new Date(now - hour), zone)) continue
    if (await addDayRequest(store, day, zone.behind[0])) await startRenderer(randomUUID())
  }
}
