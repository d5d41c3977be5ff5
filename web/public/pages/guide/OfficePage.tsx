import { ofOffice } from '#shared/documents/factMarkers.ts'
import { officePath } from '#shared/documents/paths.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { usePagePath } from '../../../ui/useCurrentPath.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { clinic } from '../../head/structuredData.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { GuideEnd } from './GuideEnd.tsx'

/** The page of an office. All offices share one stored page, in which markers stand for the office. */
export function OfficePage() {
  const path = usePagePath()
  const site = useSite()
  const office = site.offices.find((candidate) => officePath(candidate) === path)
  if (!office) return <NotFoundPage />
  return (
    <ContentScreen
      query={{ ...queries.page('office'), select: (page) => page && ofOffice(page, office) }}
      page={{ path, content: 'office' }}
      structuredData={[clinic(site, office)]}
      image={office.image ?? '/art/car-park.svg'}
      imageOn="every screen"
      after={<GuideEnd path={path} />}
    />
  )
}
