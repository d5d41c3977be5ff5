import { insertContactForms } from '../ui/ContactForm.enhancement.ts'
import { onceIdle, onFirstIntent } from './intent.ts'

/** Milliseconds in which the first press shows its effect: a frame would take the main thread from it. */
const formDelay = 300

/** For a page without HTML of its own. */
export function loadApp() {
  insertContactForms()
  void import('./app.tsx').then(({ startApp }) => startApp())
}

/** For a rendered page, which needs the app only for a navigation. */
export function loadAppOnIntent() {
  onFirstIntent(() => {
    setTimeout(insertContactForms, formDelay)
    onceIdle(loadApp)
  })
}
