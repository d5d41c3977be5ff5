import styles from './SearchResultList.module.css'

/** The list has one hidden item, which `startSearch.ts` copies for each result. */
export function SearchResultList() {
  return (
    <>
      <p role="status" className="visually-hidden" data-search="status" />
      <p className={styles.loading} data-search="loading" hidden>
        The search is opening…
      </p>
      <section aria-labelledby="results-heading" className={styles.results} data-search="results" hidden>
        <h2 id="results-heading" className={styles.heading} tabIndex={-1} data-search="heading">
          Results
        </h2>
        <p className={styles.notes} data-search="notes" hidden />
        <p className={styles.meanings} data-search="meanings" hidden />
        <ol role="list" className={styles.list} data-search="list">
          <li className={styles.result} data-search="sample" hidden>
            {/* biome-ignore lint/a11y/useValidAnchor: each copy gets an address */}
            {/* biome-ignore lint/a11y/useAnchorContent: and its text */}
            <a className={styles.title} />
            <span className={styles.label} />
            <span />
          </li>
        </ol>
      </section>
    </>
  )
}
