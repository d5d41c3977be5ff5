import { useEffect } from 'react'
import { pages } from '#shared/pages.ts'
import { PageHead } from '../../head/PageHead.tsx'
import { DangerCards } from './DangerCards.tsx'
import { SearchField } from './SearchField.tsx'
import styles from './SearchPage.module.css'
import { SearchProblems } from './SearchProblems.tsx'
import { SearchResultList } from './SearchResultList.tsx'
import { startSearchPage } from './search.enhancement.ts'
import { TopicIndex } from './TopicIndex.tsx'

const { path, title } = pages.search
const description =
  'Search this site, or find a condition, a medicine or a kind of help in the list from A to Z.'

/**
 * Every state of the page is in its HTML, and `startSearch.ts` shows the one that applies. Without scripts the page is
 * the topics from A to Z.
 */
export function SearchPage() {
  useEffect(startSearchPage, [])
  return (
    <>
      <PageHead facts={{ path, title, description }} />
      {/* Lower than other headers, so that results are in view above a phone's keyboard. */}
      <header className={styles.header}>
        <div className={styles.inner}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <SearchField />
        </div>
      </header>
      <div className={styles.page}>
        <DangerCards />
        <SearchResultList />
        <SearchProblems />
        <TopicIndex />
      </div>
    </>
  )
}
