import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { soak } from '#shared/testing/soak.ts'

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

/** What is looked at in a theme: a size, or an element that is opened. */
interface Look<Subject> {
  subject: Subject
  colorScheme: 'light' | 'dark'
}

/** By day each subject in one theme, in turn; at night in both. */
export const looks = <Subject>(subjects: readonly Subject[]): Look<Subject>[] =>
  subjects.flatMap((subject, index) =>
    (['light', 'dark'] as const)
      .filter((_, theme) => soak > 1 || theme === index % 2)
      .map((colorScheme) => ({ subject, colorScheme })),
  )
