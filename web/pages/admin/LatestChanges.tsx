import { useQuery } from '@tanstack/react-query'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { longDate } from '#shared/rules/longDate.ts'
import { pathOf } from '#shared/rules/paths.ts'
import { staff } from '../../data/staff.ts'
import styles from './LatestChanges.module.css'
import { useSession } from './Session.tsx'
import { Thumbnail } from './servicePages/Thumbnail.tsx'

/** How many are shown. */
const most = 6

/** The pages whose picture was changed last. Nothing where there are none, or where they cannot be read. */
export function LatestChanges() {
  const { withLogin } = useSession()
  const pages = useQuery({
    queryKey: ['/api/admin/service-pages'],
    queryFn: () => withLogin(staff.servicePages),
    staleTime: 0,
  })
  const changed = lastChanged(pages.data ?? [])
  if (changed.length === 0) return null
  return (
    <section aria-labelledby="latest" className={styles.latest}>
      <h2 id="latest">Latest changes</h2>
      <ul role="list" className={styles.pages}>
        {changed.map((page) => (
          <li key={page.id}>
            <a href={pathOf(page)} className={styles.page}>
              <Thumbnail picture={page} alt="" />
              <strong>{page.title}</strong>
              <span>{longDate(page.updatedAt)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const lastChanged = (pages: readonly ServicePage[]) =>
  pages
    .filter(({ version }) => version > 1)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, most)
