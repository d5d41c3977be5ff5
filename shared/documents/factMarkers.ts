import { corporateOffice, officeNamed, postalAddress, privacyAddress } from '../clinic/offices.ts'
import { telephoneLink } from '../clinic/telephoneLink.ts'
import type { Office, Site } from '../entities/site.ts'
import { isRecord, parsedText } from './pageContent.ts'

/**
 * Texts have markers in place of facts of the clinic: `{name}`, `{tagline}`, `{email}`, `{nextVisit}`, `{selfPay}`,
 * `{license}`, `{medicalDirector}`,
 * `{grievanceCoordinator}`, `{privacyOfficer}`, `{privacyPhone}`, `{privacyAddress}`. `{phone}` and `{address}` are the corporate office's,
 * `{phone:Name}` and `{address:Name}` a named office's. A phone link is `tel:{phone}` or `tel:{privacyPhone}`.
 */
/** The names of markers, as alternatives of a regular expression. */
export const factNames =
  'name|tagline|email|nextVisit|selfPay|license|medicalDirector|grievanceCoordinator|privacyOfficer|privacyPhone|privacyAddress|phone|address'
const marker = new RegExp(`(tel:)?\\{(${factNames})(?::([^{}:]+))?\\}`, 'g')

/** The only group is the whole marker. */
export const factMarker = new RegExp(`(\\{(?:${factNames})(?::[^{}:]+)?\\})`)

/** Facts that are texts. Until staff have written a sentence, a default text tells visitors to ask. */
const texts: Readonly<Record<string, (site: Site) => string>> = {
  name: ({ name }) => name,
  tagline: ({ tagline }) => tagline,
  email: ({ email }) => email,
  nextVisit: ({ nextVisit }) => nextVisit || 'Ask an office when the next first visit is possible.',
  selfPay: ({ selfPay }) => selfPay || 'Ask an office for the price before you book.',
  license: ({ license }) => license || 'Ask an office for its number and class.',
  medicalDirector: ({ medicalDirector }) => medicalDirector || 'Ask an office for the name.',
  grievanceCoordinator: ({ grievanceCoordinator }) =>
    grievanceCoordinator || 'Ask an office who receives complaints.',
  privacyOfficer: ({ privacyOfficer: { title } }) => title,
  privacyAddress,
}

/** Replaces the markers in a text. A marker that names an unknown office stays. */
export const withFacts = (text: string, site: Site): string =>
  text.replace(marker, (whole, link: string | undefined, fact: string, officeName: string | undefined) => {
    const text = texts[fact]?.(site)
    if (text !== undefined) return text
    const call = (phone: string) => (link ? telephoneLink(phone) : phone)
    if (fact === 'privacyPhone') return call(site.privacyOfficer.phone)
    // In links, spaces are encoded.
    const office = officeName ? officeNamed(site, officeName.replaceAll('%20', ' ')) : corporateOffice(site)
    if (!office) return whole
    return fact === 'phone' ? call(office.phone) : postalAddress(office)
  })

/** A copy in which facts replace the markers of all texts at any depth. */
export const resolved = (value: unknown, site: Site): unknown =>
  withTexts(value, (text) => withFacts(text, site))

/** A copy with all texts at any depth changed. A text that is JSON stays JSON, and the texts in it are changed. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') {
    const stored = /^\s*[[{]/.test(value) ? parsedText(value) : undefined
    return stored === undefined ? change(value) : JSON.stringify(withTexts(stored, change))
  }
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, change))
  if (!isRecord(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [name, withTexts(field, change)])
  return Object.fromEntries(fields)
}

export const hasMarkers = (value: unknown): boolean => factMarker.test(JSON.stringify(value))

/** Makes the page of an office: replaces `{office}` by the office's name and `{about}` by its sentence. */
export const ofOffice = <Value>(page: Value, { name, about = '' }: Pick<Office, 'name' | 'about'>): Value =>
  // A page with other texts has the same type.
  withTexts(page, (text) =>
    text.replace(/\{(office|about)\}/g, (_, fact) => (fact === 'office' ? name : about)),
  ) as Value

export const phoneMarkers = (site: Site): Record<string, string> => ({
  '{phone}': corporateOffice(site).phone,
  ...Object.fromEntries(site.offices.map(({ name, phone }) => [`{phone:${name}}`, phone])),
  // If several markers give the same number, staff are advised to write the first.
  ...Object.fromEntries(
    site.offices.flatMap(({ formerNames = [], phone }) =>
      formerNames
        .filter((name) => officeNamed(site, name)?.phone === phone)
        .map((name) => [`{phone:${name}}`, phone]),
    ),
  ),
})
