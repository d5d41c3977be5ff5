import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 up to AA, with the targets of at least 24 px. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page, or a part of it, as it stands: each broken rule with the first elements that break it. */
export async function violations(
  page: Page,
  { rules, but = [], part }: { rules?: readonly string[]; but?: readonly string[]; part?: string } = {},
): Promise<string[]> {
  // The hosted form is another's page. Without frames there is nothing to gather in a page of its own.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  if (part) axe.include(part)
  const found = await (rules
    ? axe.withRules([...rules])
    : axe.withTags(wcag).disableRules([...but])
  ).analyze()
  return found.violations.map(({ id, nodes }) => {
    const examples = nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${html.slice(0, 150)} ${failureSummary}`)
    return `${id}, ${nodes.length} times:\n${examples.join('\n')}`
  })
}

/** What a theme can break. */
export const ofColour = ['color-contrast', 'link-in-text-block'] as const
