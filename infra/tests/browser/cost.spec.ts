import type { Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { screens } from './support/screens.ts'
import { traceWork } from './support/trace.ts'
import { expect, menuButton, phone, test } from './support/visitor.ts'

test.use({ viewport: phone })

// By day the two with the most scripts.
const traced = byDay(['home', 'condition', 'post', 'faq'], 0, 3)

for (const [name, address] of screens.filter(([name]) => traced.includes(name))) {
  test(`no script of ${name} waits for a layout, neither while it loads nor when its menu opens [9.28]`, async ({
    page,
  }) => {
    const loading = await traceWork(page, () => openUntilLoaded(page, address))
    // The header is measured once, to place its phones.
    expect(loading.forcedLayouts).toBeLessThanOrEqual(1)
    const opening = await traceWork(page, async () => {
      await menuButton(page).click()
      await expect(page.locator('#site-menu')).toBeVisible()
    })
    expect(opening.forcedLayouts).toBe(0)
  })
}

async function openUntilLoaded(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}
