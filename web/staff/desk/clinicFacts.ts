import { withFacts } from '#shared/documents/factMarkers.ts'
import type { Site } from '#shared/entities/site.ts'

/** A fact of the clinic that a text can name, so that it changes with Clinic. */
export interface ClinicFact {
  name: string
  marker: string
}

/** A marker's text for visitors: undefined without such a fact, the marker until the facts are read. */
export function factValue(marker: string, site: Site | null): string | undefined {
  if (!site) return marker
  const value = withFacts(marker, site)
  return value === marker ? undefined : value
}

/** The facts that staff insert. Their markers are in `shared/documents/factMarkers.ts`. */
export const clinicFacts = ({ offices }: Site): ClinicFact[] => [
  { name: 'Main phone number', marker: '{phone}' },
  ...offices.map(({ name }) => ({ name: `Phone number of ${name}`, marker: `{phone:${name}}` })),
  ...offices.map(({ name }) => ({ name: `Address of ${name}`, marker: `{address:${name}}` })),
  { name: 'Email address', marker: '{email}' },
  { name: 'Name of the clinic', marker: '{name}' },
]
