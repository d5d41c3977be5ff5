import { Clock, Heart, type LucideIcon, Shield, Sparkles, Users } from 'lucide-react'
import { elementsNamed, textIn, textNamed } from '#shared/rules/pageContent.ts'
import { Section } from '../../ui/Section.tsx'
import type { HomeSection } from './section.ts'
import styles from './ValuesSection.module.css'

/** The icons that a value can name. (Home: "values section with icons".) */
const icons: Record<string, LucideIcon> = { Clock, Heart, Shield, Users, Sparkles }

/** What the clinic stands for, each value with its icon. */
export const ValuesSection: HomeSection = ({ elements }) => (
  <Section title={textNamed(elements, 'section title')} intro={textNamed(elements, 'description')}>
    <ul role="list" className={styles.values}>
      {elementsNamed(elements, 'feature').map((values) => {
        const title = textIn(values, 'title')
        const Icon = icons[textIn(values, 'icon') ?? ''] ?? Sparkles
        return (
          <li key={title} className={styles.value}>
            <span className={styles.icon}>
              <Icon size={26} aria-hidden="true" />
            </span>
            <h3>{title}</h3>
            <p>{textIn(values, 'description')}</p>
          </li>
        )
      })}
    </ul>
  </Section>
)
