import type { PageLocation } from '#shared/entities/pageContent.ts'
import { directionsLink } from '#shared/rules/paths.ts'
import { type Office, type OpeningHours, site } from '#shared/site.ts'
import { linkAddress } from './linkAddress.ts'

/** An office ready to draw; what its page did not say is empty. */
export interface ShownLocation extends Required<PageLocation> {
  hours: readonly OpeningHours[]
}

/** The clinic's offices, for pages that name none of their own. */
export const ownLocations = (): ShownLocation[] =>
  site.offices.map((office) => ({
    ...office,
    subtitle: office === site.corporateOffice ? 'Corporate office' : '',
    directions_url: directionsLink(office),
  }))

/** A stored location, with the hours of the office of that name; nothing where it has no name. */
export function readLocation(stored: unknown): ShownLocation | undefined {
  const said = (field: keyof PageLocation): string => {
    const value: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, field) : ''
    return typeof value === 'string' ? value.trim() : ''
  }
  const name = said('name')
  if (!name) return undefined
  const [address, city, state, zip] = [said('address'), said('city'), said('state'), said('zip')]
  const office: Office | undefined = site.offices.find((candidate) => candidate.name === name)
  return {
    name,
    subtitle: said('subtitle'),
    address,
    city,
    state,
    zip,
    phone: said('phone'),
    directions_url: linkAddress(said('directions_url')) ?? directionsLink({ address, city, state, zip }),
    hours: office?.hours ?? [],
  }
}
