import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { pathOf } from '#shared/documents/paths.ts'
import type { Faq } from '#shared/entities/faq.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { groupedBy } from '#shared/groupedBy.ts'
import { anchorsOf } from '#shared/html/anchor.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { textKey } from '#shared/search/foldedText.ts'
import { distinctTexts } from '#shared/text/distinctTexts.ts'
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
import { NumbersInText } from '../../layout/Numbers.tsx'
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
        {isPending && <Skeletons count={limits.skeletons.few} shape="rows" />}
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
            <div className={styles.pages}>
              {pages.map(({ page, faqs }) => (
                <PageQuestions key={page.id} page={page} faqs={faqs} />
              ))}
            </div>
          </section>
        )}
        <NumbersInText />
      </div>
    </div>
  )
}

/** The questions of a treatment page. Closed, so that the FAQ page stays short. */
const PageQuestions = ({ page, faqs }: { page: ServicePage; faqs: readonly Faq[] }) => (
  <details className={styles.page}>
    <summary className={styles.title}>
      <h3>{page.title}</h3>
      <span className={styles.count}>
        {faqs.length} <span className="visually-hidden">{faqs.length === 1 ? 'question' : 'questions'}</span>
      </span>
    </summary>
    <Accordion faqs={faqs} level={4} />
    <p className={styles.more}>
      <a href={pathOf(page)}>More about {page.title}</a>
    </p>
  </details>
)

/** General questions by category, in the clinic's order, and questions of treatment pages by page. */
function faqTopics(faqs: readonly Faq[], treatmentPages: readonly ServicePage[]) {
  const pageOf = ({ servicePageId }: Faq) => treatmentPages.find(({ id }) => id === servicePageId)
  const withoutPage = faqs.filter((faq) => !pageOf(faq))
  const nameOf = ({ categoryName }: Faq) => categoryName || 'Other questions'
  const byCategory = groupedBy(withoutPage, (faq) => textKey(nameOf(faq)))
  const names = distinctTexts(withoutPage.map(nameOf))
  const anchors = anchorsOf(names, { prefix: 'topic', taken: [ofPages.anchor] })
  return {
    topics: anchors.map(({ id, text }) => ({
      name: text,
      anchor: id,
      faqs: byCategory.get(textKey(text)) ?? [],
    })),
    pages: Array.from(
      groupedBy(faqs, (faq) => pageOf(faq)),
      ([page, ofPage]) => (page ? { page, faqs: ofPage } : []),
    ).flat(),
  }
}
