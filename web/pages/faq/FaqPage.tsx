import { useQuery } from '@tanstack/react-query'
import { messages } from '#shared/messages.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { queries } from '../../data/queries.ts'
import { faqPage } from '../../head/structuredData.ts'
import { FaqTopics } from './FaqTopics.tsx'

/** All questions by topic, below the page header and above the rest of the stored content. */
export function FaqPage() {
  const { data } = useQuery(queries.faqs())
  return (
    <ContentScreen
      question={queries.faqPage()}
      path="/faq"
      notFound={messages.faqPageNotFound}
      picture="/art/faq.svg"
      data={data && data.faqs.length > 0 ? [faqPage(data.faqs)] : []}
      first={<FaqTopics />}
    />
  )
}
