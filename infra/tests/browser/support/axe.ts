import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { ElementContext, Result, RunOptions } from 'axe-core'
import { soak } from '#shared/testing/soak.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The axe rules that the page, or the part of it at a selector, violates, each with up to three examples. */
export async function violations(
  page: Page,
  { rules, selector }: { rules?: readonly string[]; selector?: string } = {},
): Promise<string[]> {
  // The contact form's frame belongs to its provider.
  const context = { exclude: ['iframe'], ...(selector ? { include: [selector] } : {}) }
  const found = await runAxe(page, context, {
    resultTypes: ['violations'],
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: wcag },
  })
  return found.map(({ id, nodes }) => {
    const examples = nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${html.slice(0, 150)} ${failureSummary}`)
    return `${id}, ${nodes.length} times:\n${examples.join('\n')}`
  })
}

/** The minified script, which each document gets once: it has 0.6 MB. */
const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Rejects if the page cannot be checked. */
async function runAxe(page: Page, context: ElementContext, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  return page.evaluate(
    async ([context, options]) => (await Reflect.get(window, 'axe').run(context, options)).violations,
    [context, options] as const,
  )
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
