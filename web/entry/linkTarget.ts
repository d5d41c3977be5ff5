import { canonicalPath } from '#shared/documents/canonicalPath.ts'

export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** The canonical URL of a link to a public page of this site. Undefined for files, the API and the staff area. */
export function linkTarget(target: EventTarget | null): URL | undefined {
  const link = linkAt(target)
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href, location.href)
  url.pathname = canonicalPath(url.pathname)
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname)
  const isPublic = !/^\/(admin|api)(\/|$)/.test(url.pathname)
  return url.origin === location.origin && isPublic && !isFile ? url : undefined
}

export const isCurrentPage = (url: URL) =>
  url.pathname === location.pathname && url.search === location.search
