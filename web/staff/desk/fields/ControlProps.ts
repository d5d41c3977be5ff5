import type { FormField } from '../kinds/fieldTypes.ts'

export interface ControlProps {
  /** What connects the control with its label, its help and its error. */
  attributes: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
    'aria-required': boolean | undefined
  }
  field: FormField
  value: unknown
  onChange: (value: unknown) => void
}
