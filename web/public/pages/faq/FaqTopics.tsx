import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#shared/documents/paths.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { queries } from '../../../data/queries.ts'
import { Accordion } from '../../../ui/Accordion.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import { faqAnchor } from '../treatment/faqAnchor.ts'
import styles from './FaqTopics.module.css'
import { faqTopics } from './faqTopics.ts'

const ofPages = { name: 'Conditions and treatments', anchor: 'topic-conditions-and-treatments' }

export function FaqTopics() {
  const { data, error, isPending, refetch } = useQuery(queries.faqs())
  const { data: treatmentPages } = useQuery(queries.servicePages())
  const { topics, pages } = faqTopics(data?.faqs ?? [], treatmentPages)
  if (isPending || error || topics.length + pages.length === 0)
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
        <ul role="list" className={styles.links}>
          {[...topics, ...(pages.length > 0 ? [ofPages] : [])].map(({ name, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.answers}>
        {topics.map(({ name, anchor, faqs }) => (
          <section key={anchor} aria-labelledby={anchor} className={styles.topic}>
            <h2 id={anchor}>{name}</h2>
            <Accordion faqs={faqs} />
          </section>
        ))}
        {pages.length > 0 && (
          <section aria-labelledby={ofPages.anchor} className={styles.topic}>
            <h2 id={ofPages.anchor}>{ofPages.name}</h2>
            <p>Questions about one condition or treatment are answered on its page:</p>
            <ul role="list" className={styles.links}>
              {pages.map((page) => (
                <li key={page.id}>
                  <a href={`${pathOf(page)}#${faqAnchor.id}`}>{page.title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
