import type { FormField } from '#shared/content/forms/printableForm.ts'
import type { Column, Part } from './sheet.ts'

export interface LaidOutField {
  field: FormField
  parent: Part
  name: string
  column: Column
}

/** What screen readers announce. */
export const accessibleName = ({ label, hint }: FormField) => (hint ? `${label}. ${hint}` : label)
