import { site } from '#shared/site.ts'
import { environment } from '../environment.ts'
import { log } from '../http/log.ts'
import { missingOn } from './missingOn.ts'

const paths = ['/', '/what-we-treat/alcohol-addiction']

/** Milliseconds that a visitor would wait. */
const timeout = 8_000

/** Runs on a schedule, and fails with what a visitor would miss. An alarm goes off when it fails twice in a row. */
export async function handler(): Promise<{ checked: number }> {
  const problems = (await Promise.all(paths.map(check))).flat()
  for (const problem of problems) log('error', { canary: problem })
  if (problems.length > 0) throw new Error(problems.join(' '))
  return { checked: paths.length }
}

async function check(path: string): Promise<string[]> {
  try {
    const response = await fetch(environment.siteAddress + path, {
      headers: { 'user-agent': `${site.name}: own check of the site` },
      signal: AbortSignal.timeout(timeout),
    })
    return missingOn({ path, status: response.status, html: await response.text() })
  } catch (error) {
    return [`${path} does not respond: ${error instanceof Error ? error.message : error}.`]
  }
}
