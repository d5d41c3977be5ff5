import type { Site } from '#shared/entities/site.ts'

/** A fact of the clinic that a text can name, so that it changes with Clinic. */
export interface ClinicFact {
  name: string
  marker: string
}

/** The facts that staff insert. Their markers are in `shared/documents/factMarkers.ts`. */
export const clinicFacts = ({ offices }: Site): ClinicFact[] => [
  { name: 'Main phone number', marker: '{phone}' },
  ...offices.map(({ name }) => ({ name: `Phone number of ${name}`, marker: `{phone:${name}}` })),
  ...offices.map(({ name }) => ({ name: `Address of ${name}`, marker: `{address:${name}}` })),
  { name: 'Email address', marker: '{email}' },
  { name: 'Name of the clinic', marker: '{name}' },
]
