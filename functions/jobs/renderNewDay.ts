import { randomUUID } from 'node:crypto'
import { localDay } from '#shared/hours/localDay.ts'
import { startRenderer } from '../startRenderer.ts'
import { addDayRequest } from '../store/renderRequest.ts'
import type { Store } from '../store/store.ts'

const hour = 3_600_000

/** Requests a rendering of every page just after midnight at the clinic, because pages show the current year. */
export async function renderNewDay(store: Store, now: number): Promise<void> {
  const day = localDay(new Date(now))
  // The schedule may skip the minute of midnight, so any run within an hour acts. Later, the daily rendering follows.
  if (day === localDay(new Date(now - hour))) return
  if (await addDayRequest(store, day)) await startRenderer(randomUUID())
}
