import { useQuery } from '@tanstack/react-query'
import { isMarkedUntilSignedOff, readersOfPage } from '#shared/documents/signOff.ts'
import type { PageName } from '#shared/entities/page.ts'
import { messages } from '#shared/messages.ts'
import type { Language } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { CheckedSources } from '../../../ui/CheckedSources.tsx'
import styles from './PageSources.module.css'

/** The sources of a page, and who has signed it off, or that nobody has. */
export function PageSources({ page: id, language = 'en' }: { page: PageName; language?: Language }) {
  const { data: page } = useQuery(queries.page(id))
  if (!page) return null
  const { sources = [], checkedOn, reviewedBy } = page
  if (sources.length === 0 && !reviewedBy) return null
  const readers = readersOfPage(id)
  return (
    <div className={styles.sources}>
      {isMarkedUntilSignedOff(id) ? (
        // The sign-off is above the page.
        <CheckedSources sources={sources} checkedOn={checkedOn} language={language} />
      ) : (
        <CheckedSources {...page}>{readers.length > 0 && <p>{messages.unread(readers)}</p>}</CheckedSources>
      )}
    </div>
  )
}
