import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { pages } from '#shared/pages.ts'
import { Button } from '../../../ui/Button.tsx'
import { CallUs } from '../../../ui/CallUs.tsx'
import { searchFieldId } from '../../../ui/searchFieldId.ts'
import { PageHead } from '../../head/PageHead.tsx'
import { DangerCards } from './DangerCards.tsx'
import fieldStyles from './SearchField.module.css'
import styles from './SearchPage.module.css'
import resultStyles from './SearchResultList.module.css'
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

function SearchProblems() {
  return (
    <>
      <section className={styles.problem} aria-labelledby="empty-heading" data-search="empty" hidden>
        <h2 id="empty-heading">No page matches these words</h2>
        <p>Try one other word, such as the name of a drug or a feeling, or look in the list below.</p>
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

/** The field has no name: even a form that is sent before the script is there carries nothing into an address. */
function SearchField() {
  return (
    <search className={fieldStyles.search}>
      <form className={fieldStyles.form} data-search="form">
        <label htmlFor={searchFieldId} className={fieldStyles.label}>
          What are you looking for?
        </label>
        <div className={fieldStyles.box}>
          <Search size={22} aria-hidden="true" />
          <input
            id={searchFieldId}
            type="search"
            className={fieldStyles.field}
            data-search="field"
            aria-describedby="search-hint"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            maxLength={120}
          />
        </div>
        <p id="search-hint" className={fieldStyles.hint}>
          For example: Suboxone, panic attack, cost. What you type stays on this device.
        </p>
        <label className={fieldStyles.slash}>
          <input type="checkbox" data-search="slash" defaultChecked />
          The / key opens the search on any page
        </label>
      </form>
    </search>
  )
}

/** The list has one hidden item, which `startSearch.ts` copies for each result. */
function SearchResultList() {
  return (
    <>
      <p role="status" className="visually-hidden" data-search="status" />
      <p className={resultStyles.loading} data-search="loading" hidden>
        The search is opening…
      </p>
      <section
        aria-labelledby="results-heading"
        className={resultStyles.results}
        data-search="results"
        hidden
      >
        <h2 id="results-heading" className={resultStyles.heading} tabIndex={-1} data-search="heading">
          Results
        </h2>
        <p className={resultStyles.notes} data-search="notes" hidden />
        <p className={resultStyles.meanings} data-search="meanings" hidden />
        <ol role="list" className={resultStyles.list} data-search="list">
          <li className={resultStyles.result} data-search="sample" hidden>
            {/* biome-ignore lint/a11y/useValidAnchor: each copy gets an address */}
            {/* biome-ignore lint/a11y/useAnchorContent: and its text */}
            <a className={resultStyles.title} />
            <span className={resultStyles.label} />
            <span />
          </li>
        </ol>
      </section>
    </>
  )
}
