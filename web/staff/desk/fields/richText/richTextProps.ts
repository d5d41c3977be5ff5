import type { Finding } from '#shared/checks/checkContent.ts'
import type { TextRange } from '#shared/checks/parseHtml.ts'
import type { ClinicFact } from '../../clinicFacts.ts'
import type { SearchLinks } from './linkTarget.ts'

export interface RichTextFieldProps {
  /** What connects the control with its label, its help and its error. */
  attributes: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean | undefined
    'aria-required': boolean | undefined
  }
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
