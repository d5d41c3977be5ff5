import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#shared/documents/paths.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { queries } from '../../../data/queries.ts'
import { Accordion } from '../../../ui/Accordion.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import styles from './FaqTopics.module.css'
import { type FaqTopic, faqTopics } from './faqTopics.ts'

export function FaqTopics() {
  const { data, error, isPending, refetch } = useQuery(queries.faqs())
  const { data: pages } = useQuery(queries.servicePages())
  const topics = faqTopics(data?.faqs ?? [])
  if (isPending || error || topics.length === 0)
    return (
      <div className={styles.state}>
        {isPending && <Skeletons count={limits.skeletons.few} />}
        {error && <PartFailure message={error.message} error={error} onRetry={refetch} />}
        {!isPending && !error && <p>{messages.content.empty}</p>}
      </div>
    )
  return (
    <div className={styles.columns}>
      <nav aria-label="Topics" className={styles.topics}>
        <TopicLinks topics={topics.filter(({ pageId }) => !pageId)} />
        {topics.some(({ pageId }) => pageId) && (
          <details className={styles.more}>
            <summary>Conditions and treatments</summary>
            <TopicLinks topics={topics.filter(({ pageId }) => pageId)} />
          </details>
        )}
      </nav>
      <div className={styles.answers}>
        {topics.map(({ name, anchor, faqs, pageId }) => {
          const page = pages?.find(({ id }) => id === pageId)
          return (
            <section key={anchor} aria-labelledby={anchor} className={styles.topic}>
              <h2 id={anchor}>{name}</h2>
              <Accordion faqs={faqs} />
              {page && (
                <p>
                  <a href={pathOf(page)}>Read more: {page.title}</a>
                </p>
              )}
            </section>
          )
        })}
      </div>
    </div>
  )
}

const TopicLinks = ({ topics }: { topics: readonly FaqTopic[] }) => (
  <ul role="list" className={styles.links}>
    {topics.map(({ name, anchor }) => (
      <li key={anchor}>
        <a href={`#${anchor}`}>{name}</a>
      </li>
    ))}
  </ul>
)
