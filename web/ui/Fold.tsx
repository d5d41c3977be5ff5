import type { ReactNode } from 'react'
import styles from './Fold.module.css'
import summary from './Summary.module.css'

interface FoldProps {
  title: string
  level?: 'h2' | 'h3'
  /** Of folds that close each other. */
  name?: string
  children: ReactNode
}

/** Closed on phones, and always open where there is room. Works without scripts. */
export function Fold({ title, level: Heading = 'h2', name, children }: FoldProps) {
  return (
    <details name={name} className={styles.fold}>
      <summary className={summary.summary}>
        <Heading>{title}</Heading>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
