import { insertContactForms } from '../enhancements/contactForms.ts'
import { onceIdle, onFirstIntent } from './intent.ts'

/** For a page without HTML of its own. */
export function loadApp() {
  insertContactForms()
  void import('./app.tsx').then(({ startApp }) => startApp())
}

/** For a rendered page, which needs the app only for a navigation. */
export function loadAppOnIntent() {
  onFirstIntent(() => {
    insertContactForms()
    onceIdle(loadApp)
  })
}
