import { Clock, Heart, type LucideIcon, Shield, Sparkles, Users } from 'lucide-react'
import type { ElementGroup } from '#shared/documents/pageContent.ts'
import styles from './Features.module.css'
import { keyed } from './keyed.ts'

/** (Home: "values section with icons".) */
const icons: Record<string, LucideIcon> = { Clock, Heart, Shield, Users, Sparkles }

export function Features({ values }: Pick<ElementGroup<'feature'>, 'values'>) {
  return (
    <ul role="list" className={styles.values}>
      {keyed(values).map(({ key, entry }) => {
        const Icon = icons[entry.icon ?? ''] ?? Sparkles
        return (
          <li key={key} className={styles.value}>
            <span className={styles.icon}>
              <Icon size={26} aria-hidden="true" />
            </span>
            <h3>{entry.title}</h3>
            <p>{entry.description}</p>
          </li>
        )
      })}
    </ul>
  )
}
