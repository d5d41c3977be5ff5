import { withFacts } from '#shared/documents/factMarkers.ts'
import type { Site } from '#shared/entities/site.ts'

/** A fact of the clinic that a text can contain as a marker, so that the text follows changes on the Clinic screen. */
export interface ClinicFact {
  name: string
  marker: string
}

/** The text that visitors see for a marker. Undefined if there is no such fact. The marker until `site` is loaded. */
export function factValue(marker: string, site: Site | null): string | undefined {
  if (!site) return marker
  const value = withFacts(marker, site)
  return value === marker ? undefined : value
}

/** The facts that staff can insert. `shared/documents/factMarkers.ts` defines the markers. */
export const clinicFacts = ({ offices }: Site): ClinicFact[] => [
  { name: 'Main phone number', marker: '{phone}' },
  ...offices.map(({ name }) => ({ name: `Phone number of ${name}`, marker: `{phone:${name}}` })),
  ...offices.map(({ name }) => ({ name: `Address of ${name}`, marker: `{address:${name}}` })),
  { name: 'Email address', marker: '{email}' },
  { name: 'Name of the clinic', marker: '{name}' },
]
