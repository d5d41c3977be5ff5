import type { Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { desktop, expect, phone, test } from '../support/visitor.ts'

// By day on a phone, whose first view leaves out most of a page.
for (const [name, viewport] of byDay(Object.entries({ phone, desktop }), 0)) {
  test(`a screen reader finds every heading of a page before the first scroll, ${name} [2.87]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const address of ['/', '/what-we-treat/alcohol-addiction', '/faq']) {
      await page.goto(address)
      const inTree = await headingsInTree(page)
      const shown = await page
        .locator('h1, h2, h3')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .filter((heading) => !heading.closest('[aria-hidden="true"], [inert]'))
            .map((heading) => heading.textContent?.trim()),
        )
      expect(shown.length).toBeGreaterThan(5)
      expect
        .soft(
          shown.filter((text = '') => !inTree.has(text)),
          address,
        )
        .toEqual([])
    }
  })
}

/** The names of the headings in the browser's own tree, which `content-visibility` can leave incomplete. */
async function headingsInTree(page: Page): Promise<Set<string>> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return new Set(
    nodes
      .filter(({ ignored, role }) => !ignored && role?.value === 'heading')
      .map(({ name }) => String(name?.value).trim()),
  )
}
