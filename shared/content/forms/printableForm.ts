/** A blank of a form. All texts are plain; the screen and the PDF decide how they look. */
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
