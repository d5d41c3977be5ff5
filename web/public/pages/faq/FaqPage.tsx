import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { pathOf } from '#shared/documents/paths.ts'
import type { Faq } from '#shared/entities/faq.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { groupedBy } from '#shared/groupedBy.ts'
import { anchorId } from '#shared/html/anchor.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { Accordion } from '../../../ui/Accordion.tsx'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { LinkItems } from '../../../ui/LinkItems.tsx'
import { PageFeedback } from '../../../ui/PageFeedback.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { UrgentHelp } from '../../content/UrgentHelp.tsx'
import { faqPage } from '../../head/structuredData.ts'
import { faqAnchor } from '../treatment/faqAnchor.ts'
import styles from './FaqPage.module.css'

export function FaqPage() {
  const query = useQuery(queries.faqs())
  const { data: treatmentPages } = useQuery(queries.servicePages())
  const shown = faqTopics(query.data?.faqs ?? [], treatmentPages ?? [])
  const faqs = shown.topics.flatMap((topic) => topic.faqs)
  return (
    <ContentScreen
      page={pages.faq}
      image="/art/river-morning.svg"
      structuredData={faqs.length > 0 ? [faqPage(faqs)] : []}
      before={<UrgentHelp path={pages.faq.path} text={faqs.map(({ answer }) => answer).join('\n')} />}
      after={
        <>
          <FaqTopics query={query} {...shown} />
          <PageFeedback path={pages.faq.path} />
          <ClosingCall page="faq" />
        </>
      }
    />
  )
}

const ofPages = { name: 'Conditions and treatments', anchor: 'topic-conditions-and-treatments' }

function FaqTopics({
  query: { error, isPending, refetch },
  topics,
  pages,
}: ReturnType<typeof faqTopics> & { query: UseQueryResult }) {
  if (isPending || error || topics.length + pages.length === 0)
    return (
      <div className={styles.state}>
        {isPending && <Skeletons count={limits.skeletons.few} />}
        {error && <PartFailure error={error} onRetry={refetch} />}
        {!isPending && !error && <p>{messages.content.empty}</p>}
      </div>
    )
  return (
    <div className={styles.columns}>
      <nav aria-label="Topics" className={styles.topics}>
        <ul role="list" className={styles.links}>
          <LinkItems
            links={[...topics, ...(pages.length > 0 ? [ofPages] : [])].map(({ name, anchor }) => ({
              path: `#${anchor}`,
              title: name,
            }))}
          />
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
              <LinkItems
                links={pages.map((page) => ({
                  path: `${pathOf(page)}#${faqAnchor.id}`,
                  title: page.title,
                }))}
              />
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

/**
 * The questions by category, in the clinic's order. Those of a treatment page stand on that page only: `pages` are the
 * treatment pages that have some.
 */
function faqTopics(faqs: readonly Faq[], treatmentPages: readonly ServicePage[]) {
  const pageOf = ({ servicePageId }: Faq) => treatmentPages.find(({ id }) => id === servicePageId)
  const withoutPage = faqs.filter((faq) => !pageOf(faq))
  const byCategory = groupedBy(withoutPage, ({ categoryName }) => categoryName || 'Other questions')
  return {
    topics: Array.from(byCategory, ([name, topicFaqs]) => ({
      name,
      anchor: `topic-${anchorId(name)}`,
      faqs: topicFaqs,
    })),
    pages: [...new Set(faqs.flatMap((faq) => pageOf(faq) ?? []))],
  }
}
