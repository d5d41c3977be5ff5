/** All texts are plain; the PDF decides how they look. */
export type FormField = { label: string; hint?: string } & (
  | {
      kind: 'text' | 'date'
      /** Two halves in a row share a line. */
      half?: true
    }
  | {
      /** `choice`: tick one. `checkboxes`: tick all that apply. */
      kind: 'choice' | 'checkboxes'
      /** An option that ends in `:` has room to write beside it. */
      options: readonly string[]
    }
  | {
      kind: 'paragraph'
      lines: number
    }
  | {
      kind: 'signature'
    }
)

export interface FormSection {
  heading: string
  intro?: string
  /** Paragraphs that are printed before the fields. */
  statements?: readonly string[]
  fields: readonly FormField[]
}

export interface PrintableForm {
  file: `/forms/${string}.pdf`
  /** Approximate size of the PDF, which its link names. */
  kilobytes: number
  title: string
  purpose: string
  sections: readonly FormSection[]
}
