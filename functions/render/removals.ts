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
 * Removes the objects that this rendering has not rendered; but not many pages that nobody took down, since an empty
 * response of the table must not look like them. Returns why it did not.
 */
export async function removeRest(
  publication: Publication,
  { redirects }: SiteSnapshot,
  { changes, allowRemoved = 0 }: RenderTask,
): Promise<PageProblem[]> {
  const rest = publication.rest()
  // A redirect leads nowhere once its page is gone.
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

/** The pages of the blog are as many as its posts fill. */
const isPage = (key: string) => key.endsWith('index.html') && !/^(contact-form|blog\/page\/)/.test(key)

export const changeLimit = (pages: number) => Math.max(5, Math.floor(pages / 10))
