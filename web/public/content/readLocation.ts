import { corporateOffice, officeNamed, streetLine } from '#shared/clinic/offices.ts'
import { directionsLink, officeDirections, officePath } from '#shared/documents/paths.ts'
import type { PageLocation } from '#shared/entities/pageContent.ts'
import type { Office, Site } from '#shared/entities/site.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'

/** Fields that the page does not give are empty. */
export interface ShownLocation extends Required<Omit<PageLocation, 'directions_url'>> {
  directions_url: string | undefined
  hours: Office['hours']
  exceptions: Office['exceptions']
  page: string | undefined
}

export const ownLocations = (site: Site): ShownLocation[] =>
  site.offices.map((office) => ({
    ...office,
    address: streetLine(office),
    subtitle: office === corporateOffice(site) ? 'Corporate office' : '',
    directions_url: officeDirections(office),
    page: officePath(office),
  }))

/** Undefined without a name. The opening hours are those of the clinic's office of that name. */
export function readLocation(site: Site, stored: unknown): ShownLocation | undefined {
  const textOf = (field: keyof PageLocation): string => {
    const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, field) : ''
    return typeof value === 'string' ? value.trim() : ''
  }
  const name = textOf('name')
  if (!name) return undefined
  const [address, city, state, zip] = [textOf('address'), textOf('city'), textOf('state'), textOf('zip')]
  const office = officeNamed(site, name)
  return {
    name,
    subtitle: textOf('subtitle'),
    address,
    city,
    state,
    zip,
    phone: textOf('phone'),
    directions_url: linkAddress(textOf('directions_url')) ?? directionsLink({ address, city, state, zip }),
    hours: office?.hours ?? [],
    exceptions: office?.exceptions ?? [],
    page: office && officePath(office),
  }
}
