import type { SiteRouter } from '../routes.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    scrollTop?: number
  }
}

/**
 * Stores how far the rendered page is scrolled in its history entry, and scrolls there when Back returns to it:
 * the router has not shown that page, and so would start at its top.
 */
export function rememberScroll(router: SiteRouter) {
  const { href, state } = router.history.location
  router.history.replace(href, { ...state, scrollTop: scrollY })
  // Otherwise the navigation that follows would be merged with this change.
  router.history.flush()
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
    const { scrollTop } = toLocation.state
    if (scrollTop === undefined) return
    unsubscribe()
    scrollTo({ top: scrollTop, behavior: 'instant' })
  })
}
