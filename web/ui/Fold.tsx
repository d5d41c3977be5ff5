import type { ReactNode } from 'react'
import styles from './Fold.module.css'
import summary from './Summary.module.css'
import { useOpenHashTarget } from './useOpenHashTarget.ts'

interface FoldProps {
  title: string
  level?: 'h2' | 'h3'
  /** Of folds that close each other. */
  name?: string
  id?: string | undefined
  children: ReactNode
}

/** Closed on phones, and always open where there is room. Works without scripts, and opens for a link to its `id`. */
export function Fold({ title, level: Heading = 'h2', name, id, children }: FoldProps) {
  useOpenHashTarget()
  return (
    <details name={name} className={styles.fold}>
      <summary className={summary.summary}>
        <Heading>{title}</Heading>
      </summary>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  )
}
