import { site } from '#shared/site.ts'

/** A page as it was answered. */
export interface FetchedPage {
  path: string
  status: number
  html: string
}

/** What a visitor would miss on a page, a sentence each: the page itself, its heading, a crisis line, an office's phone. */
export function missingOn({ path, status, html }: FetchedPage): string[] {
  if (status !== 200) return [`${path} answers ${status}.`]
  const numbers = [
    ...site.crisisLines.map(({ name, dial }) => ({ name, dial })),
    ...site.offices.map(({ name, phone }) => ({ name: `The ${name} office`, dial: phone })),
  ]
  return [
    ...(/<h1[\s>]/.test(html) ? [] : [`${path} has no heading.`]),
    ...numbers
      .filter(({ dial }) => !dials(html).has(digitsOf(dial)))
      .map(({ name }) => `${path} has no link that calls ${name}.`),
  ]
}

/** Every number that a link of the page calls, as its last ten digits. */
const dials = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/href="tel:([^"]+)"/g), ([, number = '']) => digitsOf(number)))

const digitsOf = (number: string) => number.replace(/\D/g, '').slice(-10)
