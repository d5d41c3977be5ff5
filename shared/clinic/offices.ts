import type { Office, Site } from '../entities/site.ts'
import { textKey } from '../search/foldedText.ts'

export const corporateOffice = ({ offices: [office] }: Pick<Site, 'offices'>): Office => office

/** The phone number in calls to action. */
export const mainPhone = (site: Pick<Site, 'offices'>): string => corporateOffice(site).phone

export const streetLine = ({ street, suite }: Pick<Office, 'street' | 'suite'>): string =>
  suite ? `${street}, ${suite}` : street

/** The office that has this name, or else the office that had it formerly. */
export const officeNamed = (
  { offices }: { offices: readonly Office[] },
  name: unknown,
): Office | undefined =>
  typeof name === 'string'
    ? (offices.find((office) => textKey(office.name) === textKey(name)) ??
      offices.find(({ formerNames }) => formerNames?.some((former) => textKey(former) === textKey(name))))
    : undefined

export type Address = Pick<Office, 'street' | 'suite' | 'city' | 'state' | 'zip'>

export const postalAddress = (office: Address): string =>
  `${streetLine(office)}, ${office.city}, ${office.state} ${office.zip}`

export const privacyAddress = (site: Site): string =>
  postalAddress(officeNamed(site, site.privacyOfficer.office) ?? corporateOffice(site))
