import type { Page } from '@playwright/test'

/** Scrolls to the end of a page, view by view, with two frames for each: much of a page loads when it nears the view. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(painted))
        // A page in the background may never get a frame.
        setTimeout(painted, 500)
      })
    }
  })
}
