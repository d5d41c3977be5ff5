import type { Crumb } from '#shared/documents/paths.ts'
import styles from './Breadcrumbs.module.css'

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const last = crumbs.length - 1
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol role="list" className={styles.steps}>
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className={styles.step}>
            {index === last ? <span aria-current="page">{label}</span> : <a href={path}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
