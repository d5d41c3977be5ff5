import { site } from '#shared/site.ts'
import { environment } from '../environment.ts'
import { log } from '../http/log.ts'
import { missingOn } from './missingOn.ts'

/** The pages that are looked at: the first one that people see, and one that they come for. */
const looked = ['/', '/what-we-treat/alcohol-addiction']

/** How long a visitor would wait, milliseconds. */
const patience = 8_000

/**
 * Runs by the clock and looks at the site as a visitor does, by its public address. What a visitor would miss makes
 * it fail, in words, and an alarm rings when it fails twice in a row.
 */
export async function handler(): Promise<{ looked: number }> {
  const problems = (await Promise.all(looked.map(look))).flat()
  for (const problem of problems) log('error', { canary: problem })
  if (problems.length > 0) throw new Error(problems.join(' '))
  return { looked: looked.length }
}

async function look(path: string): Promise<string[]> {
  try {
    const answer = await fetch(environment.siteAddress + path, {
      headers: { 'user-agent': `${site.name}: own check of the site` },
      signal: AbortSignal.timeout(patience),
    })
    return missingOn({ path, status: answer.status, html: await answer.text() })
  } catch (error) {
    return [`${path} does not answer: ${error instanceof Error ? error.message : error}.`]
  }
}
