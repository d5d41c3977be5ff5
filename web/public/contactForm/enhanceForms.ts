import { enhanceCallForms } from './CallForm.enhancement.ts'
import { insertHostedForms } from './HostedForm.enhancement.ts'

/** Once for a document, and for the forms of every page that it shows. */
export function enhanceForms() {
  enhanceCallForms()
  insertHostedForms()
}
