import { unannouncedAlerts } from '../public/layout/Alerts.enhancement.ts'

/** Moves the focus to the heading and announces the title, once for each path. Call it whenever a screen may be there. */
export function makeAnnouncer(): () => void {
  let path = location.pathname
  return () => {
    if (location.pathname === path) return
    const heading = document.querySelector<HTMLElement>('main h1')
    // A screen that is still loading has no heading yet: another call follows.
    if (!heading) return
    path = location.pathname
    const status = document.getElementById('announcer')
    if (status) status.textContent = `${document.title} ${unannouncedAlerts()}`.trim()
    if (location.hash) {
      // The browser focuses the field of an address that it opens itself.
      document.querySelector<HTMLElement>(`input[id="${CSS.escape(location.hash.slice(1))}"]`)?.focus()
      return
    }
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}

/** Marks links when a page is opened: the rendered header is no React component. Fragments do not count. */
export function markCurrentLinks(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#site-menu a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
