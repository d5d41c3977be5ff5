import { useQuery } from '@tanstack/react-query'
import { fixedPages, linkTo } from '#shared/documents/paths.ts'
import type { Site } from '#shared/entities/site.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { groupedBy } from '#shared/groupedBy.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { useReadFailure } from '../../../data/endpointQuery.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { LinkItems } from '../../../ui/LinkItems.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import summary from '../../../ui/Summary.module.css'
import styles from './TopicIndex.module.css'

/** The topics from A to Z. Shown while there is no query. Open if scripts do not run. */
export function TopicIndex() {
  const query = queries.servicePages()
  const { data, isPending, refetch } = useQuery(query)
  const failure = useReadFailure(query, messages.listLoadFailed)
  const letters = topicsByLetter(data ?? [], useSite())
  return (
    <section aria-labelledby="topics-heading" className={styles.index} data-search="topics">
      <details>
        <summary className={`${summary.summary} ${styles.open}`}>
          <h2 id="topics-heading">Topics from A to Z</h2>
        </summary>
        <nav aria-label="Letters">
          <ul role="list" className={styles.letters}>
            <LinkItems links={letters.map(({ letter, anchor }) => ({ path: `#${anchor}`, title: letter }))} />
          </ul>
        </nav>
        <div className={styles.groups}>
          {letters.map(({ letter, anchor, topics }) => (
            <section key={letter} aria-labelledby={anchor} className={styles.group}>
              <h3 id={anchor}>{letter}</h3>
              <ul role="list" className={styles.topics}>
                <LinkItems links={topics} />
              </ul>
            </section>
          ))}
        </div>
      </details>
      {isPending && <p role="status">{messages.loading}</p>}
      {failure && <PartFailure error={failure} onRetry={refetch} />}
      <p>
        The <a href={pages.siteMap.path}>site map</a> lists all pages and articles.
      </p>
    </section>
  )
}

function topicsByLetter(treatments: readonly ServicePage[], site: Pick<Site, 'offices'>) {
  const topics = [
    ...treatments.map(linkTo),
    ...fixedPages(site).filter(({ path }) => path !== pages.home.path && path !== pages.search.path),
  ]
  topics.sort((one, other) => one.title.localeCompare(other.title, 'en'))
  const groups = groupedBy(topics, ({ title }) => foldedText(title).trim().charAt(0).toUpperCase())
  return Array.from(groups, ([letter, topics]) => ({
    letter,
    anchor: `letter-${letter.toLowerCase()}`,
    topics,
  }))
}
