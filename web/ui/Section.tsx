import type { ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  id?: string | undefined
  title?: string | undefined
  intro?: ReactNode
  tone?: 'plain' | 'deep' | 'river' | 'dawn' | undefined
  children?: ReactNode
}

export function Section({ id, title, intro, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={`${styles.section} ${styles[tone]}`}>
      <div className={styles.inner}>
        {(title || intro) && (
          <div className={styles.head}>
            {title && <h2>{title}</h2>}
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
