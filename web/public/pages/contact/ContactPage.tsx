import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { clinics, website } from '../../head/structuredData.ts'

export function ContactPage() {
  const site = useSite()
  return (
    <ContentScreen
      query={queries.contactPage()}
      path={pages.contact.path}
      notFound={messages.contactPageNotFound}
      structuredData={[website(site), ...clinics(site)]}
    />
  )
}
