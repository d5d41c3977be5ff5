import { useQuery } from '@tanstack/react-query'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { PageFeedback } from '../../../ui/PageFeedback.tsx'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { UrgentHelp } from '../../content/UrgentHelp.tsx'
import { faqPage } from '../../head/structuredData.ts'
import { FaqTopics } from './FaqTopics.tsx'
import { faqTopics } from './faqTopics.ts'

export function FaqPage() {
  const { data } = useQuery(queries.faqs())
  const { data: pagesWithQuestions } = useQuery(queries.servicePages())
  const shown = faqTopics(data?.faqs ?? [], pagesWithQuestions).topics.flatMap(({ faqs }) => faqs)
  return (
    <ContentScreen
      query={queries.faqPage()}
      path={pages.faq.path}
      notFound={messages.faqPageNotFound}
      image="/art/river-morning.svg"
      structuredData={shown.length > 0 ? [faqPage(shown)] : []}
      before={<UrgentHelp path={pages.faq.path} text={shown.map(({ answer }) => answer).join('\n')} />}
      after={
        <>
          <FaqTopics />
          <PageFeedback path={pages.faq.path} />
          <ClosingCall title="Not on the list?">
            Ask it anyway. A short conversation often clears up more than a page can.
          </ClosingCall>
        </>
      }
    />
  )
}
