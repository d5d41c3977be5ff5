import type { Page } from '@playwright/test'

export interface LayoutShift {
  value: number
  moved: string[]
}

/** Records every layout shift of the pages that are opened from now on. */
export const recordLayoutShifts = async (page: Page): Promise<void> =>
  void (await page.addInitScript(observe))

/** The layout shifts of the page so far. */
export const layoutShiftsOf = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => Reflect.get(window, 'layoutShifts'))

/** Runs in the page. */
function observe() {
  // TypeScript's DOM types lack this entry.
  interface Entry extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node?: Node | null }[]
  }
  const shifts: LayoutShift[] = []
  Object.assign(window, { layoutShifts: shifts })
  new PerformanceObserver((list) => {
    // The observer gets entries of this type only.
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 100) : 'text',
      )
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
