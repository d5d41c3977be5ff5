import { expect, type Page } from '@playwright/test'
import { violations } from '../../support/axe.ts'

/** The rules whose result depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'] as const

/** In the light theme all rules, in the dark one those that depend on colors. */
export async function expectNoViolations(page: Page, selector?: string): Promise<void> {
  expect(await violations(page, { selector }), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, { selector, rules: colorRules }), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
