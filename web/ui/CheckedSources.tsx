import type { ReactNode } from 'react'
import type { Page } from '#shared/entities/page.ts'
import { messages } from '#shared/messages.ts'
import type { Language } from '#shared/pages.ts'
import styles from './CheckedSources.module.css'
import { longDate } from './longDate.ts'

type Checked = Pick<Page, 'sources' | 'checkedOn' | 'lastReviewed' | 'reviewedBy' | 'sampleReview'>

interface CheckedSourcesProps extends Checked {
  language?: Language
  /** Shown after the sources if there is no sign-off. */
  children?: ReactNode
}

/** The footer with sources and sign-off. The search index excludes it, because sources have other subjects. */
export function CheckedSources({ children, ...checked }: CheckedSourcesProps) {
  const { lastReviewed, reviewedBy, sampleReview } = checked
  const signedOff =
    !sampleReview && lastReviewed && reviewedBy && messages.readBy(reviewedBy, longDate(lastReviewed))
  const hasSources = checked.checkedOn && checked.sources?.length
  if (!hasSources && !signedOff && !children) return null
  return (
    <footer className={styles.checked}>
      {hasSources ? <FoldedSources {...checked} /> : null}
      {signedOff ? <p>{signedOff}</p> : children}
    </footer>
  )
}

export function FoldedSources({
  sources = [],
  checkedOn,
  language = 'en',
}: Pick<CheckedSourcesProps, 'sources' | 'checkedOn' | 'language'>) {
  const words = messages.sources[language]
  return (
    <details className={styles.sources}>
      <summary>
        {words.title} ({sources.length})
        {checkedOn && (
          <>
            , {words.checkedOn} <time dateTime={checkedOn}>{longDate(checkedOn, language)}</time>
          </>
        )}
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
}
