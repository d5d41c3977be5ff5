/** The link that something happened to, if it did to one. */
export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** The address behind a link, if it is a page of this site for visitors: no file, no API, no staff area. */
export function linkTarget(target: EventTarget | null): URL | undefined {
  const link = linkAt(target)
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname)
  const isStaff = /^\/admin(\/|$)/.test(url.pathname)
  const isOurs = url.origin === location.origin && !isFile && !isStaff && !url.pathname.startsWith('/api/')
  return isOurs ? url : undefined
}

/** Whether an address is the page that is shown, or a place on it. */
export const isCurrentPage = (url: URL) =>
  url.pathname === location.pathname && url.search === location.search
