import { pages } from '#shared/pages.ts'
import { savesData } from '../data/savesData.ts'
import type { SiteRouter } from '../public/routes.tsx'
import { isCurrentPage, linkTarget } from './linkTarget.ts'

/** All links are plain anchors, because those in stored texts are. Pointing at a link preloads its page. */
export function followLinks(router: SiteRouter, navigate: (url: URL) => void) {
  document.addEventListener('click', (event) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere) return
    const url = appRouteOf(event.target)
    if (!url) return
    if (isCurrentPage(url)) {
      // The browser handles links to the current page and to fragments of it.
      if (!url.hash) announceNavigation()
      return
    }
    event.preventDefault()
    announceNavigation()
    navigate(url)
  })

  if (savesData()) return
  const preload = ({ target }: Event) => {
    const url = appRouteOf(target)
    if (!url || isCurrentPage(url)) return
    // If preloading fails, the click loads the page again.
    router
      .preloadRoute({ to: url.pathname, search: Object.fromEntries(url.searchParams) })
      .catch(() => undefined)
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(sign, preload, { passive: true })
  }
}

/** Closes the menus at once, however long the page takes to load. */
const announceNavigation = () => document.dispatchEvent(new Event('site:navigate'))

/** Navigates to a URL. From one page of a list to another, the view scrolls smoothly to the top. */
export function goTo(router: SiteRouter, url: URL) {
  if (url.pathname !== location.pathname || url.hash) {
    router.history.push(url.pathname + url.search + url.hash)
    if (url.hash) startAtTopWithoutTarget(router, url)
    return
  }
  // WebKit stops scrolling if the page gets shorter, so scrolling waits for the new page.
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
    unsubscribe()
    if (toLocation.pathname !== url.pathname) return
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' })
  })
  void router.navigate({
    to: url.pathname,
    search: Object.fromEntries(url.searchParams),
    resetScroll: false,
  })
}

/** Without the fragment's element, the router would leave the view where the page before was. */
function startAtTopWithoutTarget(router: SiteRouter, { pathname }: URL) {
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
    unsubscribe()
    if (toLocation.pathname === pathname && !document.getElementById(toLocation.hash))
      scrollTo({ top: 0, behavior: 'instant' })
  })
}

function appRouteOf(target: EventTarget | null): URL | undefined {
  const url = linkTarget(target)
  return url && isAppRoute(url) ? url : undefined
}

export const isAppRoute = (url: URL): boolean =>
  !Object.values(pages).some((page) => 'document' in page && page.path === url.pathname)
