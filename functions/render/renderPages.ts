import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathOfAddress } from '#shared/entities/redirect.ts'
import type { PageProblem } from '#shared/entities/rendering.ts'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { givenUp, subjectOf } from '#shared/kinds/changesOf.ts'
import { everyPage } from '#shared/kinds/kind.ts'
import { pages } from '#shared/pages.ts'
import { objectKeyOf, type RenderContext, type Renderer, type RenderSettings } from '#shared/rendering.ts'
import { type Bucket, readObject } from '../bucket.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { errorFields, log } from '../log.ts'
import type { ReadableParts } from '../search/readableParts.ts'
import { searchedParts } from '../search/searchPages.ts'
import { everything } from '../store/renderRequest.ts'
import { sanitized } from '../store/sanitize.ts'
import { type RedirectObject, redirectKey } from '../store/servedRedirects.ts'
import { isUnavailable } from '../store/unavailable.ts'
import { pageProblem } from './pageProblem.ts'
import type { Publication } from './publication.ts'
import { reasonOf, UnfitContent } from './renderFailure.ts'
import type { SiteSnapshot } from './siteSnapshot.ts'
import { unreadableContent } from './unreadableContent.ts'

export interface Rendering {
  renderer: Renderer
  settings: RenderSettings
  bucket: Bucket
  publication: Publication
  /** The snapshot from which each page was rendered last, by path. */
  latest: Map<string, SiteSnapshot>
  searchParts: Map<string, ReadableParts>
  /** Problems of the objects that cannot be rendered from their content, by key. */
  problems: Map<string, PageProblem>
}

const html = 'text/html; charset=utf-8'

/** Rendered last: the search page names the index of all other pages, and the site map page lists all posts. */
const late = new Set<string>([pages.search.path, pages.siteMap.path])

/** A change on every page, such as an alert or a phone number, is published on home and the next pages first. */
const firstPages = 12

/** The addresses of the pages that show these changes, in the groups in which they are published. */
export function changedPaths({ addresses }: SiteSnapshot, changes: readonly string[]): string[][] {
  const named = changes.map(subjectOf).flatMap((subject) => {
    if (subject.startsWith('/') && subject !== everyPage) return subject
    return addresses.byName.get(subject) ?? []
  })
  const isOnEveryPage = changes.some((change) => change === everything || change === everyPage)
  const main = isOnEveryPage ? addresses.main.map(({ path }) => path) : []
  const first = new Set([...named, ...main.slice(0, firstPages)])
  const groups = [[...first], main.filter((path) => !first.has(path))]
  return groups.map((paths) => paths.filter((path) => !late.has(path)))
}

/** Renders pages that show the changes. An address that staff gave up gets its redirect, or its object is removed. */
export async function renderChanged(
  rendering: Rendering,
  snapshot: SiteSnapshot,
  { paths, changes }: { paths: readonly string[]; changes: readonly string[] },
): Promise<void> {
  const { served } = snapshot
  await forEachConcurrently(paths, async (path) => {
    const base = pathOfAddress(path)
    const moved = served.get(base)
    if (snapshot.paths.has(path)) await renderPage(rendering, snapshot, path)
    else if (moved) await addRedirect(rendering, moved, await readObject(rendering.bucket, '404.html'))
    else if (changes.includes(givenUp(path)) && !snapshot.paths.has(base))
      await rendering.publication.remove([redirectKey(path)])
  })
}

/** Renders the pages that `renderChanged` has not. `beforeEach` may call `renderChanged` with a newer snapshot. */
export async function renderOthers(
  rendering: Rendering,
  snapshot: SiteSnapshot,
  beforeEach: () => Promise<unknown>,
): Promise<void> {
  const others = [...snapshot.paths].filter((path) => !late.has(path))
  await forEachConcurrently(others, async (path) => {
    await beforeEach()
    if (!rendering.latest.has(path)) await renderPage(rendering, snapshot, path)
  })
}

export async function renderPage(
  rendering: Rendering,
  snapshot: SiteSnapshot,
  path: string,
  settings = rendering.settings,
): Promise<void> {
  const key = objectKeyOf(path)
  rendering.latest.set(path, snapshot)
  const page = await addRendered(rendering, snapshot, { key, path }, async (context) => {
    const reason = await unreadableContent(snapshot.store, path)
    // Without a published page to keep, the new one shows a default text.
    if (reason && rendering.publication.keep(key)) throw new UnfitContent(reason)
    const rendered = await rendering.renderer.renderPage(path, { ...context, settings })
    if (!rendered) throw new UnfitContent('Its content is missing.')
    if (reason) rendering.problems.set(key, { path, reason })
    return rendered
  })
  if (page && snapshot.findable.has(path)) rendering.searchParts.set(path, searchedParts(path, page))
}

/** Renders and publishes an object, or keeps the published one if rendering fails. Resolves to the published text. */
export async function addRendered(
  rendering: Rendering,
  snapshot: SiteSnapshot,
  { key, type = html, path }: { key: string; type?: string; path?: string },
  render: (context: RenderContext) => Promise<string> | string,
): Promise<string | undefined> {
  const { bucket, problems, publication, settings } = rendering
  const { read, slots } = snapshot
  problems.delete(key)
  let body: string
  // Rendering from memory never yields, so this pause lets the heartbeat run that keeps the rendering's lock.
  await nextTurn()
  try {
    body = await render({ read, slots, clean: sanitized, settings })
    const reason = type === html && pageProblem(key, body)
    if (reason) throw new UnfitContent(reason)
  } catch (error) {
    // The database may recover, so the whole rendering is retried and no page counts as damaged.
    if (isUnavailable(error)) throw error
    log('error', { notRendered: path ?? key, ...errorFields(error) })
    problems.set(key, { path: path ?? `/${key}`, reason: reasonOf(error) })
    return publication.keep(key) ? readObject(bucket, key) : undefined
  }
  // The page may have been published from a newer snapshot meanwhile.
  if (path !== undefined && rendering.latest.get(path) !== snapshot) return undefined
  await publication.put({ key, type, body })
  return body
}

/** The body names the location since `put` compares bodies. If only queries redirect, visitors see the 404 page. */
export const addRedirect = (
  { publication }: Rendering,
  { key, location, hasTarget }: RedirectObject,
  notFound = '',
): Promise<boolean> =>
  publication.put({
    key,
    type: html,
    location,
    body: `${hasTarget ? '<p>This page has moved.</p>' : notFound}<!-- ${escapeHtml(location)} -->`,
  })
