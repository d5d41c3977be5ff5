/**
 * Does, when a screen of the app has come, what a browser does after loading a page: the focus moves to the
 * heading and the title is announced. A link to a place on the page keeps that place. To be called whenever a
 * screen may have come; only a path that differs from the last one counts.
 */
export function makeAnnouncer(): () => void {
  let path = location.pathname
  return () => {
    document.dispatchEvent(new Event('site:navigated'))
    if (location.pathname === path) return
    const heading = document.querySelector<HTMLElement>('main h1')
    // A screen that is still on its way has no heading: there will be another call.
    if (!heading) return
    path = location.pathname
    markCurrent(path)
    const status = document.getElementById('announcer')
    if (status) status.textContent = document.title
    if (location.hash) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}

/** The header of a rendered page has no code of its own: its link to the page on screen is marked here. */
function markCurrent(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#site-menu a')) {
    if (link.pathname === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
