import { authorizationToDisclose } from './forms/authorizationToDisclose.ts'
import { clientIntake } from './forms/clientIntake.ts'
import type { PrintableForm } from './forms/printableForm.ts'

export const forms: readonly PrintableForm[] = [clientIntake, authorizationToDisclose]
