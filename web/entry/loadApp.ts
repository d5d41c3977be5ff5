import { putInContactForms } from '../behaviours/contactForms.ts'

/** Fetches the app and what else a page that is only read can do without. */
export function loadApp() {
  putInContactForms()
  void import('./app.tsx').then(({ takeOver }) => takeOver())
}
