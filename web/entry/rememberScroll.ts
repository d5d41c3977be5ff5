import type { SiteRouter } from '../routes.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    scrollTop?: number
  }
}

/**
 * The router did not show the rendered page, so on Back it would start at the top: it does so when it has rendered. A page
 * that still loads then is too short to scroll to where the visitor was.
 */
export function rememberScroll(router: SiteRouter) {
  const { href, state } = router.history.location
  router.history.replace(href, { ...state, scrollTop: scrollY })
  // Otherwise the navigation that follows would be merged with this change.
  router.history.flush()
  for (const event of ['onRendered', 'onResolved'] as const) {
    const unsubscribe = router.subscribe(event, ({ toLocation }) => {
      const { scrollTop } = toLocation.state
      if (scrollTop === undefined) return
      unsubscribe()
      scrollTo({ top: scrollTop, behavior: 'instant' })
    })
  }
}
