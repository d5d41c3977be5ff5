import { crisisLinesOf } from '#shared/clinic/crisisLines.ts'
import { Site } from '#shared/entities/site.ts'
import { pages } from '#shared/pages.ts'
import { siteFactsKey } from '#shared/rendering.ts'
import { environment } from '../environment.ts'
import { log } from '../log.ts'

/** Pages that staff cannot unpublish. */
const paths = [pages.home.path, pages.whatWeTreat.path]

/** CloudFront caches pages for a day but never this path, so only this path shows at once that the bucket fails. */
const uncachedPath = '/admin'

const timeout = 8_000

/** Runs on a schedule, and throws if a visitor would see a problem. Three failures in a row raise an alarm. */
export async function handler(): Promise<{ checked: number }> {
  const site = await get(`/${siteFactsKey}`)
    .then(async (response) => Site.parse(await response.json()))
    .catch(() => undefined)
  const problems = [
    ...(site ? [] : [`/${siteFactsKey} does not have the facts of the clinic.`]),
    ...(await Promise.all([...paths.map((path) => checkPage(site, path)), checkUncached()])).flat(),
  ]
  for (const problem of problems) log('error', { canary: problem })
  if (problems.length > 0) throw new Error(problems.join(' '))
  return { checked: paths.length }
}

async function checkPage(site: Site | undefined, path: string): Promise<string[]> {
  const page = await fetchPage(path)
  return 'problem' in page ? [page.problem] : missingOn(site, page)
}

async function checkUncached(): Promise<string[]> {
  const page = await fetchPage(uncachedPath)
  if ('problem' in page) return [page.problem]
  return page.status === 200 ? [] : [`${uncachedPath} responds with status ${page.status}.`]
}

async function fetchPage(path: string): Promise<FetchedPage | { problem: string }> {
  try {
    const response = await get(path)
    return { path, status: response.status, html: await response.text() }
  } catch (error) {
    return { problem: `${path} does not respond: ${error instanceof Error ? error.message : error}.` }
  }
}

const get = (path: string) =>
  fetch(environment('SITE_ADDRESS') + path, {
    headers: { 'user-agent': 'Site canary' },
    signal: AbortSignal.timeout(timeout),
  })

interface FetchedPage {
  path: string
  status: number
  html: string
}

/** Phone numbers are checked only if the facts of the clinic are known. */
export function missingOn(site: Site | undefined, { path, status, html }: FetchedPage): string[] {
  if (status !== 200) return [`${path} responds with status ${status}.`]
  const phones = site ? phonesOf(site) : []
  return [
    ...(/<h1[\s>]/.test(html) ? [] : [`${path} has no heading.`]),
    ...phones
      .filter(({ number }) => !linkedNumbers(html).has(lastDigits(number)))
      .map(({ name }) => `${path} has no link that calls ${name}.`),
  ]
}

const phonesOf = (site: Site) => [
  ...crisisLinesOf(site).map(({ name, dial }) => ({ name, number: dial })),
  ...site.offices.map(({ name, phone }) => ({ name: `The ${name} office`, number: phone })),
]

const linkedNumbers = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/href="tel:([^"]+)"/g), ([, number = '']) => lastDigits(number)))

/** The last ten digits, which omit the country code. */
const lastDigits = (number: string) => number.replace(/\D/g, '').slice(-10)
