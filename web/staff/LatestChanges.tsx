import { pathOf } from '#shared/documents/paths.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { longDate } from '../ui/longDate.ts'
import { Thumbnail } from './images/Thumbnail.tsx'
import styles from './LatestChanges.module.css'
import { useServicePages } from './useServicePages.ts'

const limit = 6

/** The pages whose image changed last. Without changes, or if the list cannot be loaded, it shows nothing. */
export function LatestChanges() {
  const { data: pages = [] } = useServicePages()
  const changed = latestChanges(pages)
  if (changed.length === 0) return null
  return (
    <section aria-labelledby="latest" className={styles.latest}>
      <h2 id="latest">Latest changes</h2>
      <ul role="list" className={styles.pages}>
        {changed.map((page) => (
          <li key={page.id}>
            <a href={pathOf(page)} className={styles.page}>
              <Thumbnail image={page} alt="" />
              <strong>{page.title}</strong>
              <span>{longDate(page.updatedAt)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const latestChanges = (pages: readonly ServicePage[]) =>
  pages
    .filter(({ version }) => version > 1)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, limit)
