import { careTitles } from '#shared/content/careTitles.ts'
import { carePath } from '#shared/documents/careTopics.ts'
import type { CareCardName } from '#shared/entities/careCard.ts'
import styles from './CareLinks.module.css'

export function CareLinks({ names }: { names: readonly CareCardName[] }) {
  if (names.length === 0) return null
  return (
    <nav aria-labelledby="urgent-help" className={styles.box}>
      <p id="urgent-help" className={styles.label}>
        Happening right now? What to do:
      </p>
      <ul role="list" className={styles.links}>
        {names.map((name) => (
          <li key={name}>
            <a href={carePath(name)} className={styles.link}>
              {careTitles[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
