import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { ReviewGrid } from './ReviewGrid.tsx'

export function ReviewsPage() {
  return (
    <ContentScreen
      query={queries.reviewsPage()}
      path={pages.reviews.path}
      notFound={messages.reviewsPageNotFound}
      image="/art/lake-afternoon.svg"
      description="What helped, what was hard, and what people would tell someone who is just starting."
      after={
        <>
          <ReviewGrid />
          <ClosingCall title="Your story can start with a phone call">
            Nobody here will ask you to have it figured out first.
          </ClosingCall>
        </>
      }
    />
  )
}
