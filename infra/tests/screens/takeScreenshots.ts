import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { scrollThrough } from '../browser/support/scrollThrough.ts'
import type { ScreenState } from './states.ts'

export const widths = [360, 768, 1024, 1280] as const
export const themes = ['light', 'dark'] as const

export interface Screenshot {
  name: string
  width: (typeof widths)[number]
  theme: (typeof themes)[number]
  file: string
}

/** Every screen at each width in each theme, two at a time. */
export async function takeScreenshots(
  browser: Browser,
  states: readonly ScreenState[],
  { folder, address }: { folder: string; address: string },
): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = []
  const remaining = themes.flatMap((theme) => widths.map((width) => ({ theme, width })))
  const takeNext = async (): Promise<void> => {
    for (let next = remaining.shift(); next; next = remaining.shift()) {
      const { theme, width } = next
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width, height: width < 500 ? 780 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'en-US',
      })
      // The outline below the tiles shows, without a request to the tile service.
      await context.route('**/tiles/**', (route) => route.abort())
      for (const state of states) {
        const file = `${state.name.replaceAll(' ', '-')}-${width}-${theme}.png`
        await takeScreenshot(context, state, join(folder, file))
        screenshots.push({ name: state.name, width, theme, file })
      }
      await context.close()
    }
  }
  await Promise.all([takeNext(), takeNext()])
  return screenshots
}

async function takeScreenshot(context: BrowserContext, state: ScreenState, path: string) {
  const page = await context.newPage()
  await page.goto(state.address)
  if (!state.firstViewOnly) {
    await scrollThrough(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  await state.prepare?.(page)
  await page.evaluate(settled)
  await page.screenshot({
    path,
    fullPage: !state.firstViewOnly,
    animations: 'disabled',
    style: state.firstViewOnly ? '' : wholePageStyle,
  })
  await page.close()
}

/** A sticky bar would cover part of the page, and sections outside the view would be blank. */
const wholePageStyle = 'nav { position: static !important } * { content-visibility: visible !important }'

/** Runs in the page: waits at most 5 seconds for its fonts and images. */
async function settled() {
  const missing = Array.from(document.images).filter((image) => !image.complete && image.loading !== 'lazy')
  const settledImages = missing.map(
    (image) =>
      new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true })
        image.addEventListener('error', resolve, { once: true })
      }),
  )
  await Promise.race([
    Promise.all([document.fonts.ready, ...settledImages]),
    new Promise((resolve) => setTimeout(resolve, 5_000)),
  ])
  await new Promise((resolve) => setTimeout(resolve, 60))
}
