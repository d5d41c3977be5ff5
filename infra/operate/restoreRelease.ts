import { setTimeout as wait } from 'node:timers/promises'
import { publish } from '../../functions/render/publish.ts'
import { currentPin, setPin } from '../../functions/render/releasePin.ts'
import { archiveOf, deleteRelease, storedReleases } from '../../functions/render/releases.ts'
import { withRenderLock } from '../../functions/store/renderLock.ts'
import type { Store } from '../../functions/store/store.ts'
import { isUnavailable } from '../../functions/store/unavailable.ts'
import { CommandError } from '../commandError.ts'
import { outputs } from '../outputs.ts'
import type { Target } from './target.ts'

/** What a rollback came to. */
export interface RestoreResult {
  from: string
  to: string
  /** Objects that changed. */
  changed: number
}

/** How long a rendering that is under way is waited for, and how often it is looked for: milliseconds. */
const patience = { longest: 30_000, pause: 250 }

/**
 * Puts the pages of an earlier release back, of the one before without a name, and holds the present one, so that
 * it renders nothing until another one is deployed or the hold ends. Needs neither the functions nor the table.
 */
export async function restoreRelease(target: Target, wanted?: string): Promise<RestoreResult> {
  const from = target.outputs[outputs.release] ?? ''
  const { site, releases } = target.buckets
  const pin = await currentPin(releases)
  const shown = pin?.rolledBack === from ? pin.shown : from
  const others = (await storedReleases(releases)).filter(
    ({ release }) => release !== from && release !== shown,
  )
  const to = others.find(({ release }) => wanted === undefined || release === wanted)?.release
  if (to === undefined) throw new CommandError(whyNot(wanted, others))
  const archive = await archiveOf(releases, to)
  await setPin(releases, { rolledBack: from, shown: to })
  const { written, removed } = await alone(target.store, () => publish(site, archive))
  await target.invalidate([...written, ...removed])
  // Whoever goes back again wants what lies before both.
  if (shown !== to) await deleteRelease(releases, shown)
  return { from, to, changed: written.length + removed.length }
}

function whyNot(wanted: string | undefined, others: readonly { release: string }[]): string {
  if (wanted === undefined) return 'There is no earlier release to go back to.'
  const names = others.map(({ release }) => release).join(', ')
  return `There is no earlier release ${wanted} to go back to${names && `: there are ${names}`}.`
}

/** A rendering that is under way would put its own pages over ours, so it ends first. */
async function alone<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + patience.longest
  try {
    while (Date.now() < until) {
      // What is asked for meanwhile finds the hold and does nothing.
      const done = await withRenderLock(store, work)
      if (done !== undefined) return done
      await wait(patience.pause)
    }
  } catch (error) {
    // The lock lies in the table; pages must come back even while the table is gone.
    if (!isUnavailable(error)) throw error
  }
  return work()
}
