/** The inline script of `index.html` hides what has ended or was dismissed before the first paint. */
export function enhanceAlerts() {
  document.addEventListener('click', ({ target }) => {
    const alert = target instanceof Element && target.closest('[data-dismiss]')?.parentElement
    if (!alert) return
    alert.hidden = true
    remembered(alert.dataset.alert, 'dismissed')
  })
  document.getElementById('announcer')?.append(unannouncedAlerts())
}

/** The texts of the alerts that were not announced in this browser. */
export function unannouncedAlerts(): string {
  let text = ''
  for (const { dataset, firstElementChild } of shownAlerts()) {
    if (remembered(dataset.alert)) continue
    remembered(dataset.alert, 'announced')
    text += `${firstElementChild?.textContent} `
  }
  return text
}

export const isDismissed = (name: string): boolean => remembered(name) === 'dismissed'

/** The space stays, so that nothing moves under the visitor's finger. */
export function hideEndedAlerts() {
  for (const { dataset, style } of shownAlerts())
    if (dataset.ends && dataset.ends <= new Date().toISOString()) style.visibility = 'hidden'
}

const shownAlerts = () => document.querySelectorAll<HTMLElement>('[data-alert]:not([hidden])')

function remembered(name = '', change?: 'announced' | 'dismissed'): unknown {
  try {
    if (change) localStorage[name] = change
    return localStorage[name]
  } catch {
    // A browser that blocks cookies blocks this storage, too.
  }
}
