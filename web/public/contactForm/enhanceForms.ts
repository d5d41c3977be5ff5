import { enhanceCallForms } from './CallForm.enhancement.ts'
import { insertHostedForms } from './HostedForm.enhancement.ts'

/** Call once per document. It also covers the forms of pages that the app shows later. */
export function enhanceForms() {
  enhanceCallForms()
  insertHostedForms()
}
