import type { SiteRouter } from '../public/routes.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    scrollTop?: number
  }
}

/** The router did not show the rendered page, so on Back it would start at the top: it does so when it has rendered. */
export function rememberScroll(router: SiteRouter) {
  const { href, state } = router.history.location
  router.history.replace(href, { ...state, scrollTop: scrollY })
  // The flush keeps the following navigation from being merged with this change.
  router.history.flush()
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
    const { scrollTop } = toLocation.state
    if (scrollTop === undefined) return
    unsubscribe()
    scrollOnceTallEnough(scrollTop, router)
  })
}

/** A page whose posts still load is too short to scroll to where the visitor was. If the visitor scrolls, stop. */
function scrollOnceTallEnough(top: number, router: SiteRouter) {
  const sizes = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (Math.ceil(scrollY) >= top) stop()
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
