import { Search } from 'lucide-react'
import { pages } from '#shared/pages.ts'
import { CallUs } from '../../../ui/CallUs.tsx'
import { searchFieldId } from '../../../ui/searchFieldId.ts'
import styles from './SearchField.module.css'

/** The field has no name, so the query is not in the URL even if the form is sent before the script has loaded. */
export function SearchField() {
  return (
    <search className={styles.search}>
      <form className={styles.form} data-search="form">
        <label htmlFor={searchFieldId} className={styles.label}>
          What are you looking for?
        </label>
        <div className={styles.box}>
          <Search size={22} aria-hidden="true" />
          <input
            id={searchFieldId}
            type="search"
            className={styles.field}
            data-search="field"
            aria-describedby="search-hint"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            maxLength={120}
          />
        </div>
        <p id="search-hint" className={styles.hint}>
          For example: Suboxone, panic attack, cost. What you type stays on this device.
        </p>
        <label className={styles.slash}>
          <input type="checkbox" data-search="slash" defaultChecked />
          The / key opens the search on any page
        </label>
      </form>
      <div className={styles.missing} data-search="missing">
        <p>
          <strong>The search has not arrived yet.</strong> The connection is slow, or this browser blocks it.
          The <a href={pages.siteMap.path}>site map</a> lists all pages; in it, your browser’s own search
          finds a word. Or ask us:
        </p>
        <CallUs />
      </div>
    </search>
  )
}
