import { pathKey } from '#shared/documents/canonicalPath.ts'
import { pathOfAddress, type Redirect } from '#shared/entities/redirect.ts'

/** The redirects that visitors get: those that lead to an existing page, from an address without a page. */
export const servedRedirects = (redirects: readonly Redirect[], paths: ReadonlySet<string>): Redirect[] =>
  redirects.filter(({ from, to }) => paths.has(pathOfAddress(to)) && !isTaken(from, paths))

/** The home page does not take addresses such as `/?p=12`, because their redirects have a separate object. */
export const isTaken = (from: string, paths: ReadonlySet<string>): boolean =>
  paths.has(pathOfAddress(from)) && !/^\/\?(?:id|p|page_id)(?:=|$)/.test(from)

export interface RedirectObject {
  path: string
  key: string
  /** The targets in the format of `infra/edge/movedPage.ts`: one for each query, and one for all others. */
  location: string
  /** True if the path itself is redirected, not only some of its queries. */
  hasTarget: boolean
}

/** An object for each path that has moved. Addresses such as `/?p=12` without a redirect lead to the home page. */
export function redirectObjects(redirects: readonly Redirect[]): RedirectObject[] {
  const home = ['p', 'page_id', 'id'].map((name) => ({ from: `/?${name}`, to: '/' }))
  const byPath = Map.groupBy([...redirects, ...home], ({ from }) => pathOfAddress(from))
  return Array.from(byPath, ([path, ofPath]) => ({
    path,
    key: redirectKey(path),
    location: locationsOf(ofPath).reduce((all, one) => (isShort(`${all} ${one}`) ? `${all} ${one}` : all)),
    hasTarget: ofPath.some(({ from }) => from === path),
  }))
}

export const redirectKey = (from: string): string => {
  const path = pathOfAddress(from)
  return path === '/' ? '~home/index.html' : pathKey(path)
}

type Target = Pick<Redirect, 'from' | 'to'>

/** True if the redirects of a path, which differ by their queries, fit into the metadata of its object. */
export const fitTogether = (ofPath: readonly Target[]): boolean => isShort(locationsOf(ofPath).join(' '))

/** S3 keeps at most 2 KB of metadata with an object. */
const isShort = (locations: string): boolean => locations.length <= 1_900

/** Redirects that require more query parameters come first, and those without a query last. */
const locationsOf = (ofPath: readonly Target[]): string[] =>
  ofPath
    .map(({ from, to }) => ({ query: from.slice(pathOfAddress(from).length + 1), to }))
    .toSorted((one, other) => other.query.split(/[&=]/).length - one.query.split(/[&=]/).length)
    .toSorted((one, other) => Number(one.query === '') - Number(other.query === ''))
    .map(({ query, to }) => (query ? `${query}>${to}` : to))
