import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The axe rules that the page, or the part of it at a selector, violates, each with up to three examples. */
export async function violations(
  page: Page,
  { rules, selector }: { rules?: readonly string[]; selector?: string } = {},
): Promise<string[]> {
  // The contact form's frame belongs to its provider. Legacy mode opens no extra page to merge the results of frames.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  if (selector) axe.include(selector)
  const found = await (rules ? axe.withRules([...rules]) : axe.withTags(wcag)).analyze()
  return found.violations.map(({ id, nodes }) => {
    const examples = nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${html.slice(0, 150)} ${failureSummary}`)
    return `${id}, ${nodes.length} times:\n${examples.join('\n')}`
  })
}

/** The rules whose result depends on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block'] as const
