import type { SiteRouter } from '../routes.tsx'

/**
 * Remembers where a visitor leaves the page that came as HTML, and leads back there when Back returns to it:
 * the router has not drawn that page, and so would show its top.
 */
export function rememberScroll(router: SiteRouter) {
  const key = router.history.location.state.__TSR_key
  const top = scrollY
  const stop = router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.state.__TSR_key !== key) return
    stop()
    scrollTo({ top, behavior: 'instant' })
  })
}
