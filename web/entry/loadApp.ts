import { putInContactForms } from '../behaviours/contactForms.ts'
import { onceAtRest, onFirstIntent } from './intent.ts'

/** Fetches the app, for a page that is not drawn yet. */
export function loadApp() {
  putInContactForms()
  void import('./app.tsx').then(({ takeOver }) => takeOver())
}

/** For a page that is complete as it stands: fetches once its visitor does something what that may lead to. */
export function loadAppOnIntent() {
  onFirstIntent(() => {
    putInContactForms()
    onceAtRest(loadApp)
  })
}
