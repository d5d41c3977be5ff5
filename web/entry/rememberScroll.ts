import type { SiteRouter } from '../public/routes.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    scrollTop?: number
  }
}

/** Restores the scroll position of the rendered page on Back, because the router knows only pages that it rendered. */
export function rememberScroll(router: SiteRouter) {
  const { href, state } = router.history.location
  router.history.replace(href, { ...state, scrollTop: scrollY })
  // Without the flush, the next navigation would be merged with this change.
  router.history.flush()
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
    const { scrollTop } = toLocation.state
    if (scrollTop === undefined) return
    unsubscribe()
    scrollOnceTallEnough(scrollTop, router)
  })
}

/**
 * Scrolls whenever the page grows, because it is too short while its posts load, and a list that comes above the view
 * pushes it down. If the visitor scrolls, stop.
 */
function scrollOnceTallEnough(top: number, router: SiteRouter) {
  const sizes = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.ceil(scrollY) >= top && router.options.context.queryClient.isFetching() === 0) stop()
  })
  const unsubscribe = router.subscribe('onBeforeNavigate', stop)
  function stop() {
    sizes.disconnect()
    unsubscribe()
    for (const input of inputs) removeEventListener(input, stop)
  }
  for (const input of inputs) addEventListener(input, stop, { passive: true })
  sizes.observe(document.body)
}

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown']
