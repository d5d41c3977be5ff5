import { crisisLinesOf } from '#shared/clinic/crisisLines.ts'
import type { Site } from '#shared/entities/site.ts'

interface FetchedPage {
  path: string
  status: number
  html: string
}

/** Without the facts of the clinic, its phone numbers are not checked. */
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

/** At most ten, without the country code. */
const lastDigits = (number: string) => number.replace(/\D/g, '').slice(-10)
