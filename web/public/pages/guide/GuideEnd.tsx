import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { PageFeedback } from '../../../ui/PageFeedback.tsx'

export const GuideEnd = ({ path }: { path: string }) => (
  <>
    <PageFeedback path={path} />
    <ClosingCall page="guide" />
  </>
)
