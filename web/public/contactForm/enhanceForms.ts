import { enhanceMessageForms } from '../content/MessageForm.enhancement.ts'
import { enhanceCallForms } from './CallForm.enhancement.ts'
import { insertHostedForms } from './HostedForm.enhancement.ts'

let isCalled = false

/** Also covers the forms of pages that the app shows later. */
export function enhanceForms() {
  if (isCalled) return
  isCalled = true
  enhanceCallForms()
  enhanceMessageForms()
  insertHostedForms()
}
