import type { Redirect } from '#shared/entities/redirect.ts'

/** The redirects that visitors get: to a page that there is, and never in the place of a page. */
export const servedRedirects = (redirects: readonly Redirect[], paths: ReadonlySet<string>): Redirect[] =>
  redirects.filter(({ from, to }) => paths.has(to) && !paths.has(from))
