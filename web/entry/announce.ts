import { unannouncedAlerts } from '../public/layout/Alerts.enhancement.ts'

/**
 * Makes a function that focuses the heading and announces the title, once per path, and each new alert. Call it after
 * each change.
 */
export function makeAnnouncer(): () => void {
  let path = location.pathname
  return () => {
    const status = document.getElementById('announcer')
    if (location.pathname === path) {
      // On a slow connection the alerts are there later than the page.
      status?.append(unannouncedAlerts())
      return
    }
    const heading = document.querySelector<HTMLElement>('main h1')
    // A screen that is still loading has no heading. Another call follows when the screen is loaded.
    if (!heading) return
    path = location.pathname
    if (status) status.textContent = `${document.title} ${unannouncedAlerts()}`
    if (location.hash) {
      // Does what the browser does when it opens an address whose fragment names a field.
      document.querySelector<HTMLElement>(`input[id="${CSS.escape(location.hash.slice(1))}"]`)?.focus()
      return
    }
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}

/** Marks links to the page in a rendered header, which React does not update. Those with fragments are not marked. */
export function markCurrentLinks(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#site-menu a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
