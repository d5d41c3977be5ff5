import type { Page } from '@playwright/test'

/** There the bar of actions covers nothing that could be scrolled away from under it. */
export const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
