import { loading } from '#shared/loading.ts'
import { unannouncedAlerts } from '../public/layout/Alerts.enhancement.ts'

/**
 * Announces each address once, and each alert once. Call `screen` after each change of the screen, and `alerts` when
 * alerts appear.
 */
export function makeAnnouncer() {
  /** Undefined while the screen is loading. */
  let announced: { path: string; search: string } | undefined = current()
  const status = () => document.getElementById('announcer')
  return {
    /** Focuses the heading and announces the title. */
    screen: () => {
      const { path, search } = current()
      if (announced?.path === path && announced.search === search) return
      const heading = document.querySelector<HTMLElement>('main h1')
      // A screen that is still loading has no heading, or that of the hidden page before it. Another call follows.
      if (!heading || document.title === loading) return
      const isSamePage = announced?.path === path
      announced = { path, search }
      // Another page of the blog has focused the heading of its posts, unless the app renders the blog only now.
      if (isSamePage && document.activeElement !== document.body) return
      status()?.replaceChildren(`${document.title} ${unannouncedAlerts()}`)
      if (location.hash) {
        // Does what the browser does when it opens an address whose fragment names a field.
        document.querySelector<HTMLElement>(`input[id="${CSS.escape(location.hash.slice(1))}"]`)?.focus()
        return
      }
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    },
    /** A loading screen takes the focus away, so the page after it is announced even if it is the one before it. */
    loading: () => {
      announced = undefined
    },
    /** While the next screen loads, its own announcement will have them. */
    alerts: () => {
      if (announced?.path === location.pathname) status()?.append(unannouncedAlerts())
    },
  }
}

const current = () => ({ path: location.pathname, search: location.search })

/** Marks links to the page in a rendered header, which React does not update. Those with fragments are not marked. */
export function markCurrentLinks(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#site-menu a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
