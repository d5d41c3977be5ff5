/** All texts are plain text. The renderer of the PDF formats them. */
export type FormField = { label: string; hint?: string } & (
  | {
      kind: 'text' | 'date'
      /** Two adjacent `half` fields share a line. */
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
  /** The approximate size of the PDF, which the link to it shows. */
  kilobytes: number
  title: string
  purpose: string
  sections: readonly FormSection[]
}
