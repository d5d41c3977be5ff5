import { pages } from '#shared/pages.ts'
import { useSite } from '../../../data/useSite.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { clinics, website } from '../../head/structuredData.ts'

export function ContactPage() {
  const site = useSite()
  return (
    <ContentScreen
      page={pages.contact}
      imageOn="every screen"
      structuredData={[website(site), ...clinics(site)]}
    />
  )
}
