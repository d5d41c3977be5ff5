import { log } from '../http/log.ts'
import { whileHoldingRenderLock } from '../store/renderLock.ts'
import { drawSite } from './drawSite.ts'
import { invalidate } from './invalidate.ts'
import { loadRenderer } from './loadRenderer.ts'
import { publish } from './publish.ts'

/** What a rendering came to: how many objects there are, and which were written and removed. */
export interface Rendered {
  objects: number
  written: number
  removed: number
}

/**
 * Renders every public page to HTML and publishes what changed: at a deploy, after a change by staff, and
 * daily. Everything is drawn before anything is written, so a rendering that fails leaves the old pages.
 * Only one runs at a time; one that is asked for meanwhile is done by the one that runs.
 */
export async function handler(): Promise<Rendered | undefined> {
  return whileHoldingRenderLock(async () => {
    const started = performance.now()
    const objects = await drawSite(await loadRenderer())
    const { written, removed } = await publish(objects)
    const changed = [...written, ...removed]
    // Whoever asks the API after the pages have changed gets the same content as on the pages.
    await invalidate(changed.length > 0 ? [...changed, 'api/*'] : [])
    const rendered = { objects: objects.size, written: written.length, removed: removed.length }
    log('info', { rendered, milliseconds: Math.round(performance.now() - started) })
    return rendered
  })
}
