import { Clock, Heart, type LucideIcon, Shield, Sparkles, Users } from 'lucide-react'
import { type StoredValues, textIn } from '#shared/documents/pageContent.ts'
import styles from './Features.module.css'
import { keyed } from './keyed.ts'

/** (Home: "values section with icons".) */
const icons: Record<string, LucideIcon> = { Clock, Heart, Shield, Users, Sparkles }

export function Features({ features }: { features: readonly StoredValues<'feature'>[] }) {
  return (
    <ul role="list" className={styles.values}>
      {keyed(features).map(({ key, entry: values }) => {
        const Icon = icons[textIn(values, 'icon') ?? ''] ?? Sparkles
        return (
          <li key={key} className={styles.value}>
            <span className={styles.icon}>
              <Icon size={26} aria-hidden="true" />
            </span>
            <h3>{textIn(values, 'title')}</h3>
            <p>{textIn(values, 'description')}</p>
          </li>
        )
      })}
    </ul>
  )
}
