import { savesData } from '../data/savesData.ts'
import { onceIdle, onFirstIntent, onFirstPress } from './intent.ts'

/** Milliseconds for the first press to show its effect, before a hosted form's frame uses the main thread. */
const formDelay = 300

export function loadApp() {
  void loadForms()
  startApp()
}

/** Loads the app late, because a rendered page needs it only for a navigation. Documents need less data. */
export function loadAppOnIntent() {
  document.addEventListener('invalid', showOwnProblems, true)
  if (savesData()) return onFirstPress(loadForms)
  onFirstIntent(() => {
    setTimeout(loadForms, formDelay)
    onceIdle(startApp)
  })
}

const startApp = () => void import('./app.tsx').then((app) => app.startApp())

/** Forms work without this script: the browser sends the site's own form, and a hosted form is a link. */
const loadForms = () =>
  import('../public/contactForm/enhanceForms.ts')
    .then(({ enhanceForms }) => enhanceForms())
    .finally(() => document.removeEventListener('invalid', showOwnProblems, true))

/** A form that is sent before its script has loaded waits for it, and shows the browser's bubble only without it. */
function showOwnProblems(event: Event) {
  const form = event.target instanceof Element && event.target.closest<HTMLFormElement>('[data-call-form]')
  if (!form) return
  event.preventDefault()
  void loadForms().finally(() => form.reportValidity())
}
