import type { FormField } from '../kinds/fieldTypes.ts'

export interface ControlProps {
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
