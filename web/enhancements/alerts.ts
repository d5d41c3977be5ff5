type StorageName = 'localStorage' | 'sessionStorage'

/** The inline script of `index.html` hides what has ended or was dismissed before the first paint. */
export function enhanceAlerts() {
  document.addEventListener('click', ({ target }) => {
    const alert =
      target instanceof Element && target.closest('[data-dismiss]')?.closest<HTMLElement>('[data-alert]')
    if (!alert) return
    alert.hidden = true
    remember('localStorage', keyOf(alert))
    // The button had the focus.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  setInterval(hideEnded, 5_000)
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = unannouncedAlerts()
}

/** The texts of the alerts that a screen reader has not heard in this tab. */
export const unannouncedAlerts = (): string =>
  shownAlerts()
    .filter((alert) => !recall('sessionStorage', keyOf(alert)))
    .map((alert) => {
      remember('sessionStorage', keyOf(alert))
      return alert.firstElementChild?.textContent
    })
    .join(' ')

export const isDismissed = (name: string): boolean => Boolean(recall('localStorage', `alert-${name}`))

/** The space stays, so that nothing moves under the visitor's finger. */
function hideEnded() {
  for (const { dataset, style } of shownAlerts())
    if (Date.parse(dataset.ends ?? '') <= Date.now()) style.visibility = 'hidden'
}

const shownAlerts = () => [...document.querySelectorAll<HTMLElement>('[data-alert]:not([hidden])')]

const keyOf = ({ dataset }: HTMLElement) => `alert-${dataset.alert}`

function recall(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    // A browser that blocks cookies blocks this storage, too.
    return null
  }
}

function remember(storage: StorageName, key: string) {
  try {
    window[storage].setItem(key, '1')
  } catch {
    // Then the choice lasts for this page.
  }
}
