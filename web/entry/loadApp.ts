import { onceIdle, onFirstIntent } from './intent.ts'

/** Milliseconds in which the first press shows its effect: a frame would take the main thread from it. */
const formDelay = 300

export function loadApp() {
  loadForms()
  startApp()
}

/** For a rendered page, which needs the app only for a navigation. */
export function loadAppOnIntent() {
  onFirstIntent(() => {
    setTimeout(loadForms, formDelay)
    onceIdle(startApp)
  })
}

const startApp = () => void import('./app.tsx').then((app) => app.startApp())

/** Without it, the browser sends the site's own form, and a hosted one is a link. */
const loadForms = () =>
  void import('../public/contactForm/enhanceForms.ts').then(({ enhanceForms }) => enhanceForms())
