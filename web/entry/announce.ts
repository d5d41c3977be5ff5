import type { SiteRouter } from '../routes.tsx'

/**
 * After a navigation inside the app, does what a browser does after loading a page: the focus moves to the
 * heading and the title is announced. A link to a place on the page keeps that place.
 */
export function announceNavigation(router: SiteRouter) {
  let path = router.state.location.pathname
  router.subscribe('onResolved', ({ toLocation }) => {
    document.dispatchEvent(new Event('site:navigated'))
    if (toLocation.pathname === path) return
    path = toLocation.pathname
    markCurrent(path)
    const status = document.getElementById('announcer')
    if (status) status.textContent = document.title
    if (toLocation.hash) return
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}

/** The header of a rendered page has no code of its own: its link to the page on screen is marked here. */
function markCurrent(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#site-menu a')) {
    if (link.pathname === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
