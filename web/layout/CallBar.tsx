import { Phone } from 'lucide-react'
import { telephoneLink } from '#shared/rules/paths.ts'
import { site } from '#shared/site.ts'
import styles from './CallBar.module.css'
import { CrisisCalls } from './CrisisCalls.tsx'

export function CallBar() {
  return (
    <nav className={styles.bar} aria-label="Call for help">
      <a href={telephoneLink(site.mainPhone)} className={styles.call}>
        <Phone size={18} aria-hidden="true" />
        Call us
      </a>
      <CrisisCalls />
    </nav>
  )
}
