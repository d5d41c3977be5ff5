import type { ReactNode } from 'react'
import type { Faq } from '#shared/entities/faq.ts'
import type { Source } from '#shared/entities/source.ts'
import styles from './CheckedSources.module.css'
import { longDate } from './longDate.ts'

/** Below an answer or a post. The search reads no footer: the words of sources are not about the subject. */
export function CheckedSources({ sources = [], checkedOn }: Pick<Faq, 'sources' | 'checkedOn'>) {
  if (!checkedOn || sources.length === 0) return null
  return (
    <footer className={styles.checked}>
      <FoldedSources sources={sources}>
        , checked on <time dateTime={checkedOn}>{longDate(checkedOn)}</time>
      </FoldedSources>
    </footer>
  )
}

interface FoldedSourcesProps {
  sources: readonly Source[]
  /** Behind their number. */
  children?: ReactNode
}

export const FoldedSources = ({ sources, children }: FoldedSourcesProps) => (
  <details className={styles.sources}>
    <summary>
      Sources ({sources.length}){children}
    </summary>
    <ul>
      {sources.map(({ title, publisher, year, url }) => (
        <li key={url}>
          <a href={url}>{title}</a>. {publisher}, {year}.
        </li>
      ))}
    </ul>
  </details>
)
