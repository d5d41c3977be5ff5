import { messages } from '#shared/messages.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { queries } from '../../data/queries.ts'
import { clinics, website } from '../../head/structuredData.ts'

/** How to reach the clinic: page header and the stored content. */
export function ContactPage() {
  return (
    <ContentScreen
      question={queries.contactPage()}
      path="/contact-us"
      notFound={messages.contactPageNotFound}
      data={[website(), ...clinics()]}
    />
  )
}
