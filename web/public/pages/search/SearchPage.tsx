import { useEffect } from 'react'
import { pages } from '#shared/pages.ts'
import { Button } from '../../../ui/Button.tsx'
import { CallUs } from '../../../ui/CallUs.tsx'
import { PageHead } from '../../head/PageHead.tsx'
import { DangerCards } from './DangerCards.tsx'
import { SearchField } from './SearchField.tsx'
import styles from './SearchPage.module.css'
import { SearchResultList } from './SearchResultList.tsx'
import { startSearchPage } from './search.enhancement.ts'
import { TopicIndex } from './TopicIndex.tsx'

const { path, title } = pages.search
const description =
  'Search this site, or find a condition, a medicine or a kind of help in the list from A to Z.'

/** The HTML has all states, and `startSearch.ts` shows one. The topics from A to Z work without scripts. */
export function SearchPage() {
  useEffect(startSearchPage, [])
  return (
    <>
      <PageHead facts={{ path, title, description }} />
      {/* Less high than other headers, so that results are visible above a phone's keyboard. */}
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

function SearchProblems() {
  return (
    <>
      <section className={styles.problem} aria-labelledby="empty-heading" data-search="empty" hidden>
        <h2 id="empty-heading">No page matches these words</h2>
        <p>
          Try one other word, such as the name of a drug or a feeling, or look in the list below. Our offices
          can help you find it.
        </p>
      </section>
      <section className={styles.problem} aria-labelledby="failure-heading" data-search="failure" hidden>
        <h2 id="failure-heading">The search could not be loaded</h2>
        <p>The connection may be lost. The list below works without it.</p>
        <p data-search="retry">
          <Button kind="quiet">Try again</Button>
        </p>
      </section>
      <section className={styles.problem} aria-label="Call us" data-search="help" hidden>
        <CallUs />
      </section>
    </>
  )
}
