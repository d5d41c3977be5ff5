import { isAppRoute } from '../enhancements/isAppRoute.ts'
import { isCurrentPage, linkTarget } from '../enhancements/linkTarget.ts'
import type { SiteRouter } from '../routes.tsx'

/**
 * Every link on the site is a plain anchor, also those in stored texts. Once the app is there, it takes
 * over the ones that lead to its own screens, and fetches what lies behind a link when a visitor points at it.
 */
export function followLinks(router: SiteRouter, go: (url: URL) => void) {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return
    }
    const url = screenBehind(event.target)
    if (!url) return
    if (isCurrentPage(url)) {
      // A link to a place on this page, or to this very page: the browser knows the way.
      if (!url.hash) document.dispatchEvent(new Event('site:navigated'))
      return
    }
    event.preventDefault()
    go(url)
  })

  const prepare = ({ target }: Event) => {
    const url = screenBehind(target)
    if (!url || isCurrentPage(url)) return
    // Preparing is a courtesy: what fails now will be asked for again on the click.
    router
      .preloadRoute({ to: url.pathname, search: Object.fromEntries(url.searchParams) })
      .catch(() => undefined)
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(intent, prepare, { passive: true })
  }
}

/** Goes to one of the app's screens. On another page of the same list the view glides to the top. (Blog pagination.) */
export function goTo(router: SiteRouter, url: URL) {
  if (url.pathname !== location.pathname) {
    router.history.push(url.pathname + url.search + url.hash)
    return
  }
  void router.navigate({
    to: url.pathname,
    search: Object.fromEntries(url.searchParams),
    resetScroll: false,
  })
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

/** The address behind a link that the app draws itself. */
function screenBehind(target: EventTarget | null): URL | undefined {
  const url = linkTarget(target)
  return url && isAppRoute(url) ? url : undefined
}
