import { setTimeout as wait } from 'node:timers/promises'
import { publish } from '../../functions/render/publish.ts'
import { publishedObjects } from '../../functions/render/publishedObjects.ts'
import { currentPin, setPin } from '../../functions/render/releasePin.ts'
import { deleteRelease, objectsOf, storedReleases } from '../../functions/render/releases.ts'
import { withRenderLock } from '../../functions/store/renderLock.ts'
import type { Store } from '../../functions/store/store.ts'
import { isUnavailable } from '../../functions/store/unavailable.ts'
import { CommandError } from '../commandError.ts'
import type { Target } from './target.ts'

interface RestoreResult {
  from: string
  to: string
  changed: number
}

/** Milliseconds. */
const lockTimeout = 30_000
const lockPollInterval = 250

/** Restores the pages of an earlier release, by default the previous one, and pins the site to it: the deployed release
 * renders nothing until the next deploy or the end of the pin. Needs neither the functions nor the table. */
export async function restoreRelease(target: Target, wanted?: string): Promise<RestoreResult> {
  const deployed = target.outputs.release
  const { site, releases } = target.buckets
  const pin = await currentPin(releases)
  const shown = pin?.rolledBack === deployed ? pin.shown : deployed
  const earlier = (await storedReleases(releases)).filter(
    ({ release }) => release !== deployed && release !== shown,
  )
  const to = earlier.find(({ release }) => wanted === undefined || release === wanted)?.release
  if (to === undefined) throw new CommandError(explain(wanted, earlier))
  const objects = await objectsOf(releases, to)
  await setPin(releases, { rolledBack: deployed, shown: to })
  const { written, removed } = await afterOtherRenderings(
    { store: target.store, release: deployed },
    async () => publish(site, { objects: objects(), published: await publishedObjects(site) }),
  )
  await target.invalidate([...written, ...removed])
  // The next rollback goes further back than the release that was shown until now.
  if (shown !== to) await deleteRelease(releases, shown)
  return { from: deployed, to, changed: written.length + removed.length }
}

function explain(wanted: string | undefined, earlier: readonly { release: string }[]): string {
  if (wanted === undefined) return 'There is no earlier release to go back to.'
  const names = earlier.map(({ release }) => release).join(', ')
  return `There is no earlier release ${wanted}${names && `, only ${names}`}.`
}

/** A rendering that still runs would overwrite the restored pages; one that starts later finds the pin. */
async function afterOtherRenderings<Result>(
  run: { store: Store; release: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + lockTimeout
  try {
    while (Date.now() < deadline) {
      const result = await withRenderLock(run, work)
      if (result !== undefined) return result
      await wait(lockPollInterval)
    }
  } catch (error) {
    // The lock is in the table, and a rollback must work while the table is unavailable.
    if (!isUnavailable(error)) throw error
  }
  return work()
}
