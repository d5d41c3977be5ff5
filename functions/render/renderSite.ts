import { metrics } from '#shared/metrics.ts'
import { environment } from '../environment.ts'
import { environmentStore } from '../environmentStore.ts'
import { log } from '../http/log.ts'
import { measure } from '../http/measure.ts'
import { withRenderLock } from '../store/renderLock.ts'
import { invalidate } from './invalidate.ts'
import { loadRenderer } from './loadRenderer.ts'
import { publish } from './publish.ts'
import { refreshAssets, releaseAssets } from './refreshAssets.ts'
import { currentPin, setPin } from './releasePin.ts'
import { storeRelease } from './releases.ts'
import { renderPages } from './renderPages.ts'

/** What a rendering came to: how many objects there are, and which were written and removed. */
export interface RenderResult {
  objects: number
  written: number
  removed: number
}

/**
 * Renders every public page to HTML and publishes what changed: at a deploy, after a change by staff, and
 * daily. Everything is drawn before anything is written, so a rendering that fails leaves the old pages.
 * Only one runs at a time; one that is asked for meanwhile is done by the one that runs. A release that an operator
 * went back from renders nothing, until another one is deployed or the operator goes forward again.
 */
export async function handler(): Promise<RenderResult | undefined> {
  return withRenderLock(environmentStore(), async ({ afterFailure }) => {
    const started = performance.now()
    const hold = await currentPin()
    if (hold?.held === environment.release) {
      log('warn', { held: environment.release, shown: hold.shown })
      return undefined
    }
    const archive = await renderPages(await loadRenderer())
    const { objects, written, removed } = await publish(archive)
    const changed = [...written, ...removed]
    // Whoever asks the API after the pages have changed gets the same content as on the pages.
    // What a failed rendering had written is not written again now, and the edge has not heard of it.
    await invalidate(afterFailure ? ['*'] : changed.length > 0 ? [...changed, 'api/*'] : [])
    await storeRelease(archive, { changed: changed.length > 0, now: Date.now() })
    if (hold) await setPin(undefined)
    const rendered = { objects, written: written.length, removed: removed.length }
    const milliseconds = Math.round(performance.now() - started)
    log('info', { rendered, milliseconds })
    measure([metrics.pagesChanged, changed.length], [metrics.renderTime, milliseconds])
    await refreshAssets(await releaseAssets(), Date.now())
    return rendered
  })
}
