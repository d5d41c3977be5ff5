import type { Finding } from '#shared/checks/checkContent.ts'
import type { TextRange } from '#shared/checks/parseHtml.ts'
import type { ControlProps } from '../fields/ControlProps.ts'
import type { ClinicFact } from '../fields/clinicFacts.ts'
import type { SearchLinks } from './linkTarget.ts'

export interface RichTextFieldProps {
  attributes: ControlProps['attributes']
  label: string
  value: string
  onChange: (html: string) => void
  onUndo: () => void
  onRedo: () => void
  facts: readonly ClinicFact[]
  findings: readonly Finding[]
  /** Another object selects its range of the field's plain text. */
  selectionRequest?: TextRange | undefined
  searchLinks: SearchLinks
}

/** Where the editor puts the caret when it opens: at the start, without a point on the screen. */
export interface EditorStart {
  point?: { left: number; top: number }
}
