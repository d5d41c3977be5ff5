import { thisBrowser } from '../../data/browserStorage.ts'

/** Dismisses alerts. The inline script of `index.html` hides ended and dismissed ones before the first paint. */
export function enhanceAlerts() {
  document.addEventListener('click', ({ target }) => {
    const alert = target instanceof Element && target.closest('[data-dismiss]')?.parentElement
    if (!alert) return
    alert.hidden = true
    alertState(alert.dataset.alert, 'dismissed')
  })
  document.getElementById('announcer')?.append(unannouncedAlerts())
}

export function unannouncedAlerts(): string {
  let text = ''
  for (const { dataset, firstElementChild } of shownAlerts()) {
    if (alertState(dataset.alert)) continue
    alertState(dataset.alert, 'announced')
    text += `${firstElementChild?.textContent} `
  }
  return text
}

/** Hides ended alerts but keeps their space, so that nothing moves under the visitor's finger. */
export function hideEndedAlerts() {
  for (const { dataset, style } of shownAlerts())
    if (new Date(dataset.ends ?? '') <= new Date()) style.visibility = 'hidden'
}

const shownAlerts = () => document.querySelectorAll<HTMLElement>('[data-alert]:not([hidden])')

/** The state of an alert that this browser has stored. With `change`, stores the new state first. */
export function alertState(name = '', change?: 'announced' | 'dismissed'): string | null {
  if (change) thisBrowser.set(name, change)
  return thisBrowser.get(name)
}
