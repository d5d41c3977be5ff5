import type { Crumb } from '#shared/rules/paths.ts'
import styles from './Breadcrumbs.module.css'

/** The trail from Home to this page; its last step is the page itself and leads nowhere. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const here = crumbs.length - 1
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol role="list" className={styles.steps}>
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className={styles.step}>
            {index === here ? <span aria-current="page">{label}</span> : <a href={path}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
