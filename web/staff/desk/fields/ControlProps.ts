import type { FieldRow } from '../kinds/fieldTypes.ts'
import type { RichTextFieldProps } from './richText/richTextProps.ts'

export interface ControlProps {
  attributes: RichTextFieldProps['attributes']
  row: FieldRow
  value: unknown
  onChange: (value: unknown) => void
}
