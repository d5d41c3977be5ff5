import { lifeline } from '#shared/fixedFacts.ts'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { PageFeedback } from '../../../ui/PageFeedback.tsx'

export const GuideEnd = ({ path }: { path: string }) => (
  <>
    <PageFeedback path={path} />
    <ClosingCall title="Would you rather talk to someone?">
      Call an office during its hours and ask anything. At any other hour, {lifeline.number} answers calls and
      texts.
    </ClosingCall>
  </>
)
