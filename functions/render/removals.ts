import type { PageProblem } from '#shared/entities/rendering.ts'
import { isGivenUp, subjectOf } from '#shared/kinds/changesOf.ts'
import { metrics } from '#shared/metrics.ts'
import { objectKeyOf } from '#shared/rendering.ts'
import { log } from '../log.ts'
import { measure } from '../measure.ts'
import type { RenderTask } from '../store/renderLock.ts'
import { redirectKey } from '../store/servedRedirects.ts'
import type { Publication } from './publication.ts'
import type { SiteSnapshot } from './siteSnapshot.ts'

/**
 * Removes the objects that this rendering has not rendered. If they include many pages that nobody took down, the cause
 * may be an empty response of the table, so this keeps these pages and returns the reason.
 */
export async function removeRest(
  publication: Publication,
  { redirects }: SiteSnapshot,
  { changes, allowRemoved = 0 }: RenderTask,
): Promise<PageProblem[]> {
  const rest = publication.rest()
  // Redirects count as taken down, because a redirect's object goes once its target page is gone.
  const takenDown = [...changes.filter(isGivenUp).map(subjectOf), ...redirects.map(({ from }) => from)]
  const explained = new Set(takenDown.flatMap((address) => [objectKeyOf(address), redirectKey(address)]))
  const lost = rest.filter((key) => isPage(key) && !explained.has(key))
  const pages = [...publication.current].filter(isPage).length + lost.length
  const isRefused = lost.length > Math.max(changeLimit(pages), allowRemoved)
  await publication.remove(isRefused ? rest.filter((key) => !lost.includes(key)) : rest)
  if (!isRefused) return []
  const others = lost.length > 5 ? ` and ${lost.length - 5} more` : ''
  const reason = `${lost.length} of ${pages} pages would be removed: ${lost.slice(0, 5).join(', ')}${others}.`
  log('error', { publicationRefused: reason })
  measure(metrics.publicationsRefused, 1)
  return [{ reason }]
}

/** Results of the contact form do not count, and neither do further blog pages, whose number follows from the posts. */
const isPage = (key: string) => key.endsWith('index.html') && !/^(contact-form|blog\/page\/)/.test(key)

export const changeLimit = (pages: number) => Math.max(5, Math.floor(pages / 10))
