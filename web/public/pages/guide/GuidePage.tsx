import { officePath } from '#shared/documents/paths.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { lifeline } from '#shared/site.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { PageFeedback } from '../../../ui/PageFeedback.tsx'
import { useCurrentPath } from '../../../ui/useCurrentPath.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { clinic } from '../../head/structuredData.ts'
import { guides } from '../../layout/pageLinks.ts'

/** A page that consists of its stored content: a guide, or the page of an office. */
export function GuidePage() {
  const { path, content } = guideAt(useCurrentPath())
  const site = useSite()
  const office = site.offices.find((candidate) => officePath(candidate) === path)
  return (
    <ContentScreen
      query={queries.guide(content)}
      path={path}
      notFound={messages.pageNotFound}
      structuredData={office ? [clinic(site, office)] : []}
      after={
        <>
          <PageFeedback path={path} />
          <ClosingCall title="Would you rather talk to someone?" action="Contact Us">
            Call an office during its hours and ask anything. At any other hour, {lifeline.number} answers
            calls and texts.
          </ClosingCall>
        </>
      }
    />
  )
}

function guideAt(path: string) {
  const key = guides.find((candidate) => pages[candidate].path === path)
  if (!key) throw new Error(`No guide has the address ${path}`)
  return pages[key]
}
