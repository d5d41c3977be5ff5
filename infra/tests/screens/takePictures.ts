import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { ScreenState } from './states.ts'

export const widths = [360, 768, 1280] as const
export const themes = ['light', 'dark'] as const

/** A picture of a screen: its file's name in the folder. */
export interface Screenshot {
  name: string
  width: (typeof widths)[number]
  theme: (typeof themes)[number]
  file: string
}

/** Takes a picture of every screen at each width in each theme, two at a time. */
export async function takeScreenshots(
  browser: Browser,
  states: readonly ScreenState[],
  { folder, address }: { folder: string; address: string },
): Promise<Screenshot[]> {
  const pictures: Screenshot[] = []
  const waiting = themes.flatMap((theme) => widths.map((width) => ({ theme, width })))
  const takeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { theme, width } = next
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width, height: width < 500 ? 780 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'en-US',
      })
      // Nothing is asked of the tile service: the drawing below the tiles shows.
      await context.route('**/tiles/**', (route) => route.abort())
      for (const state of states) {
        const file = `${state.name.replaceAll(' ', '-')}-${width}-${theme}.png`
        await takePicture(context, state, join(folder, file))
        pictures.push({ name: state.name, width, theme, file })
      }
      await context.close()
    }
  }
  await Promise.all([takeNext(), takeNext()])
  return pictures
}

async function takePicture(context: BrowserContext, state: ScreenState, path: string) {
  const page = await context.newPage()
  await page.goto(state.address)
  if (!state.atOnce) await comeNearEverything(page)
  await state.prepare?.(page)
  await page.evaluate(settled)
  await page.screenshot({
    path,
    fullPage: !state.atOnce,
    animations: 'disabled',
    // A bar that sticks to the end of the view would lie across a picture of the whole page.
    style: state.atOnce ? '' : 'nav { position: static !important }',
  })
  await page.close()
}

/** Scrolls through the page, since much of it arrives when it nears the view. */
async function comeNearEverything(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      // Not the next frame: a page behind another may never be asked for one.
      await new Promise((resume) => setTimeout(resume, 60))
    }
  })
  await page.evaluate(settled)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Runs in the page: waits for its fonts and for each picture, whether it comes or not, but not for ever. */
async function settled() {
  const missing = Array.from(document.images).filter((image) => !image.complete && image.loading !== 'lazy')
  const come = missing.map(
    (image) =>
      new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true })
        image.addEventListener('error', resolve, { once: true })
      }),
  )
  await Promise.race([
    Promise.all([document.fonts.ready, ...come]),
    new Promise((resolve) => setTimeout(resolve, 5_000)),
  ])
  await new Promise((resolve) => setTimeout(resolve, 60))
}
