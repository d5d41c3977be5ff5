import { messages } from '#shared/messages.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { queries } from '../../data/queries.ts'
import { ClosingCall } from '../../ui/ClosingCall.tsx'
import { ReviewGrid } from './ReviewGrid.tsx'

/** What people said of the clinic: page header, stored content and every review. */
export function ReviewsPage() {
  return (
    <ContentScreen
      question={queries.reviewsPage()}
      path="/reviews"
      notFound={messages.reviewsPageNotFound}
      picture="/art/reviews.svg"
      description="What helped, what was hard, and what people would tell someone who is just starting."
      last={
        <>
          <ReviewGrid />
          <ClosingCall title="Your story can start with a phone call" action="Contact Us">
            Nobody here will ask you to have it figured out first.
          </ClosingCall>
        </>
      }
    />
  )
}
