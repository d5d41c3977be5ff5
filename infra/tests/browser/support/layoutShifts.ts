import { expect, type Page } from '@playwright/test'

interface LayoutShift {
  value: number
  moved: string[]
}

/** Records every layout shift of the pages that are opened from now on. */
export const recordLayoutShifts = async (page: Page): Promise<void> =>
  void (await page.addInitScript(observe))

/** The layout shifts of the page so far. */
export const layoutShiftsOf = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => Reflect.get(window, 'layoutShifts'))

/** Opens a page whose fonts arrive after its first paint. */
export async function openWithLateFonts(page: Page, address: string): Promise<void> {
  const fonts = await pauseRequests(page, '**/*.woff2')
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  fonts.release()
  await page.waitForLoadState()
  await page.evaluate(() => document.fonts.ready)
}

export async function pauseRequests(page: Page, address: string): Promise<{ release(): void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

const allowed: Partial<Record<string, number>> = {
  // A statement whose words and capitals the law prescribes has more lines in the fallback font.
  noticeOfPrivacyPractices: 0.03,
}

/** Requires that what has moved so far, together, is too little to see. */
export async function checkLayoutShifts(page: Page, name: string): Promise<void> {
  const shifts = await layoutShiftsOf(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const most = allowed[name] ?? 0.01
  expect.soft(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
}

/** Runs in the page. */
function observe() {
  // TypeScript's DOM types lack this entry.
  interface Entry extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const shifts: LayoutShift[] = []
  Object.assign(window, { layoutShifts: shifts })
  new PerformanceObserver((list) => {
    // The observer gets entries of this type only.
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 100) : 'text'
        return `${name} ${boxOf(previousRect)} to ${boxOf(currentRect)}`
      })
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
