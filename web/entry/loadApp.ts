import { insertContactForms } from '../enhancements/contactForms.ts'
import { onceIdle, onFirstIntent } from './intent.ts'

/** Fetches the app, for a page that is not drawn yet. */
export function loadApp() {
  insertContactForms()
  void import('./app.tsx').then(({ startApp }) => startApp())
}

/** For a page that is complete as it stands: fetches once its visitor does something what that may lead to. */
export function loadAppOnIntent() {
  onFirstIntent(() => {
    insertContactForms()
    onceIdle(loadApp)
  })
}
