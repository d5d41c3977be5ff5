import { onceIdle, onFirstIntent } from './intent.ts'

/** Milliseconds in which the first press shows its effect: a frame would take the main thread from it. */
const formDelay = 300

export function loadApp() {
  loadForms()
  startApp()
}

/** A rendered page needs the app only for a navigation. */
export function loadAppOnIntent() {
  onFirstIntent(() => {
    setTimeout(loadForms, formDelay)
    onceIdle(startApp)
  })
}

const startApp = () => void import('./app.tsx').then((app) => app.startApp())

/** The browser sends the site's own form without this script, and a hosted form is a link. */
const loadForms = () =>
  void import('../public/contactForm/enhanceForms.ts').then(({ enhanceForms }) => enhanceForms())
