import { authorizationToDisclose } from './forms/authorizationToDisclose.ts'
import { clientIntake } from './forms/clientIntake.ts'

/** What a person writes into a form. All texts are plain; those who print it decide how it looks. */
export type FormField = { label: string; hint?: string } & (
  | {
      /** One line of writing. Two halves in a row share a line. */
      kind: 'text' | 'date'
      half?: true
    }
  | {
      /** `choice`: tick one. `checkboxes`: tick all that apply. An option that ends in `:` has room to write beside it. */
      kind: 'choice' | 'checkboxes'
      options: readonly string[]
    }
  | {
      /** Room for so many lines of writing. */
      kind: 'paragraph'
      lines: number
    }
  | {
      /** A line to sign on. */
      kind: 'signature'
    }
)

/** A part of a form: its heading, what to know first, what to fill in, and the sentences that the person agrees to. */
export interface FormSection {
  heading: string
  intro?: string
  /** One paragraph each, printed before the fields. */
  statements?: readonly string[]
  fields: readonly FormField[]
}

/** A form to print and fill in. `file` is the address of its PDF. */
export interface PrintableForm {
  id: string
  file: `/forms/${string}.pdf`
  title: string
  /** One or two sentences on what the form is for. */
  purpose: string
  sections: readonly FormSection[]
}

export const forms: readonly PrintableForm[] = [clientIntake, authorizationToDisclose]
