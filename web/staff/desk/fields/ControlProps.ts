import type { FormField } from '../kinds/fieldTypes.ts'
import type { RichTextFieldProps } from './richText/richTextProps.ts'

export interface ControlProps {
  attributes: RichTextFieldProps['attributes']
  field: FormField
  value: unknown
  onChange: (value: unknown) => void
}
