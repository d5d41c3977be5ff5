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
    if (samePage(url)) {
      // A link to a place on this page, or to this very page: the browser knows the way.
      if (!url.hash) document.dispatchEvent(new Event('site:navigated'))
      return
    }
    event.preventDefault()
    go(url)
  })

  const prepare = ({ target }: Event) => {
    const url = screenBehind(target)
    if (!url || samePage(url)) return
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

/** The address behind a link, if it is one of the app's own public screens. */
function screenBehind(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname)
  const isStaff = /^\/admin(\/|$)/.test(url.pathname) !== /^\/admin(\/|$)/.test(location.pathname)
  const isOurs = url.origin === location.origin && !isFile && !isStaff && !url.pathname.startsWith('/api/')
  return isOurs && !documents.has(url.pathname) ? url : undefined
}

/**
 * Long pages that are words alone and ask nothing: the browser opens them by itself, as documents, so that
 * their texts never travel as script.
 */
const documents: ReadonlySet<string> = new Set(['/forms', '/privacy-policy'])

const samePage = (url: URL) => url.pathname === location.pathname && url.search === location.search
