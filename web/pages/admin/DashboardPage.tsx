import { ExternalLink, Images } from 'lucide-react'
import styles from './DashboardPage.module.css'
import { LatestChanges } from './LatestChanges.tsx'
import { paths } from './paths.ts'
import { StaffScreen } from './StaffScreen.tsx'

/** What staff can do here. (Admin screens.) */
export function DashboardPage() {
  return (
    <StaffScreen title="Dashboard" intro="Welcome. Choose what you would like to do.">
      <ul role="list" className={styles.cards}>
        <li>
          <a href={paths.servicePages} className={styles.card}>
            <Images size={30} aria-hidden="true" />
            <strong>Service pages</strong>
            <span>
              Change the picture of a page. Drop a photo on its row, look at it, save. You can always go back.
            </span>
          </a>
        </li>
        <li>
          <a href="/" className={styles.card}>
            <ExternalLink size={30} aria-hidden="true" />
            <strong>The website</strong>
            <span>See it as visitors do.</span>
          </a>
        </li>
      </ul>
      <LatestChanges />
    </StaffScreen>
  )
}
