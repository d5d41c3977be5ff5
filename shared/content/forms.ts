import type { Site } from '../entities/site.ts'
import { authorizationToDisclose } from './forms/authorizationToDisclose.ts'
import { clientIntake } from './forms/clientIntake.ts'
import type { PrintableForm } from './forms/printableForm.ts'

export const formsOf = (site: Site): readonly PrintableForm[] => [
  clientIntake(site),
  authorizationToDisclose(site),
]
