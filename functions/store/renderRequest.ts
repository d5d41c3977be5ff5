import * as z from 'zod/mini'
import { type PageProblem, type RenderingState, RenderProblems } from '#shared/entities/rendering.ts'
import { keys } from '#shared/keys.ts'
import { everyPage } from '#shared/kinds/kind.ts'
import { parseItem, UnreadableItem } from './parseItem.ts'
import { findItem } from './read.ts'
import { intactFields } from './readable.ts'
import { nameOf } from './snapshot.ts'
import type { Store } from './store.ts'
import type { Write } from './transact.ts'
import { type Change, type Condition, missingOrBelow, update, updateItem } from './write.ts'

/** The only item about renderings: how many were requested and served, the waiting changes, and the current run. */
export type RenderLock = z.infer<typeof RenderLock>
export const RenderLock = z.object({
  requests: z._default(z.number(), 0),
  served: z._default(z.number(), 0),
  /** Changes of requests that no rendering has served. */
  changed: z._default(z.set(z.string()), new Set()),
  allowRemoved: z.optional(z.number()),
  problems: z.optional(RenderProblems),
  /** The current run, the time after which it counts as dead without another heartbeat, and its release. */
  runId: z.optional(z.string()),
  runsUntil: z.optional(z.number()),
  release: z.optional(z.string()),
  /** The last day for which every page was requested. */
  day: z.optional(z.string()),
  /** True from the beginning of a rendering to its successful end. */
  unfinished: z._default(z.boolean(), false),
})

/** Requests a rendering of everything, files and scripts included. */
export const everything = '*'

/** Requests a rendering. `changes` come from `changesOf`, or are addresses of redirects. */
export const addRenderRequest = (
  store: Store,
  changes: readonly string[],
  allowRemoved?: number,
): Promise<RenderLock> => updateLock(store, requestOf(changes, allowRemoved))

/**
 * Requests a rendering of every page once a day (`YYYY-MM-DD`) in a zone, `behind` UTC in winter. False if it was requested
 * before. The day begins in the zones one after the other, which is the order of the texts.
 */
export async function addDayRequest(store: Store, date: string, behind: number): Promise<boolean> {
  const day = `${date} ${String(behind).padStart(2, '0')}`
  const { add, set } = requestOf([everyPage])
  return Boolean(await changeLock(store, { add, set: { ...set, day } }, { day: missingOrBelow(day) }))
}

/** Requests a rendering in the transaction of a change that visitors have to see. */
export const renderWrite = (changes: readonly string[], allowRemoved?: number): Write =>
  update(keys.renderLock(), requestOf(changes, allowRemoved))

const requestOf = (changes: readonly string[], allowRemoved?: number): Change => ({
  add: { requests: 1, changed: new Set(changes) },
  set: { allowRemoved },
})

/** Reads with an update that adds 0, so that the renderer needs no other grant for the lock than UpdateItem. */
export const readLock = (store: Store): Promise<RenderLock> => updateLock(store, { add: { requests: 0 } })

export async function renderingState(store: Store, now: number): Promise<RenderingState> {
  const lock = RenderLock.parse(intactFields(RenderLock, (await findItem(store, keys.renderLock())) ?? {}))
  const isRunning = (lock.runsUntil ?? 0) > now
  return {
    requested: lock.requests,
    published: lock.served,
    failed: lock.unfinished && !isRunning,
    problems: lock.problems,
  }
}

/** Null for no problems, which removes earlier ones. `now` is in milliseconds since 1970. */
export const problemsOf = (pages: readonly PageProblem[], now: number) =>
  pages.length === 0 ? null : { at: new Date(now).toISOString(), pages: pages.slice(0, maxProblems) }

const maxProblems = 20

/** The item after the change, or before it if `change.returns` is set. Undefined if the condition fails. */
export async function changeLock(
  store: Store,
  change: Parameters<typeof updateItem>[2],
  condition: Condition,
): Promise<RenderLock | undefined> {
  const update = async () => {
    const item = await updateItem(store, keys.renderLock(), change, condition)
    return item && parseItem(RenderLock, item)
  }
  try {
    return await update()
  } catch (error) {
    await replaceLock(store, error)
    return update()
  }
}

async function updateLock(store: Store, change: Change): Promise<RenderLock> {
  const lock = await changeLock(store, change, {})
  if (!lock) throw new Error('An update without a condition was refused')
  return lock
}

/** Replaces the item if it is damaged. What waited for a rendering is unknown, so everything does. @throws others */
export async function replaceLock(store: Store, error: unknown): Promise<void> {
  if (!(error instanceof UnreadableItem) || nameOf(error.item) !== nameOf(keys.renderLock())) throw error
  const stored = (await updateItem(store, keys.renderLock(), { set: ended })) ?? {}
  // Nobody may wait for a higher number, and the time is higher than every count.
  const { requests = Date.now() } = intactFields(RenderLock, { requests: null, ...stored })
  const set = { ...ended, requests: requests + 1, served: requests, changed: new Set([everything]) }
  await updateItem(store, keys.renderLock(), { set })
}

const ended = {
  ...{ runId: null, runsUntil: null, release: null, unfinished: true },
  ...{ allowRemoved: null, problems: null, day: null },
}
