import { unannouncedAlerts } from '../public/layout/Alerts.enhancement.ts'

/**
 * Announces each path once, and each alert once. Call `screen` after each change of the screen, and `alerts` when alerts
 * appear.
 */
export function makeAnnouncer() {
  let path = location.pathname
  const status = () => document.getElementById('announcer')
  return {
    /** Focuses the heading and announces the title. */
    screen: () => {
      if (location.pathname === path) return
      const heading = document.querySelector<HTMLElement>('main h1')
      // A screen that is still loading has no heading. Another call follows when the screen is loaded.
      if (!heading) return
      path = location.pathname
      status()?.replaceChildren(`${document.title} ${unannouncedAlerts()}`)
      if (location.hash) {
        // Does what the browser does when it opens an address whose fragment names a field.
        document.querySelector<HTMLElement>(`input[id="${CSS.escape(location.hash.slice(1))}"]`)?.focus()
        return
      }
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    },
    /** While the next screen loads, its own announcement will have them. */
    alerts: () => {
      if (location.pathname === path) status()?.append(unannouncedAlerts())
    },
  }
}

/** Marks links to the page in a rendered header, which React does not update. Those with fragments are not marked. */
export function markCurrentLinks(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#site-menu a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
