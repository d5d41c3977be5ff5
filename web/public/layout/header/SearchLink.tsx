import { Search } from 'lucide-react'
import { pages } from '#shared/pages.ts'
import { searchFieldId } from '../../../ui/searchFieldId.ts'
import styles from './SearchLink.module.css'

/** Leads to the search field, also by `/` and Ctrl+K (`web/public/pages/search/search.enhancement.ts`). */
export const SearchLink = () => (
  <a
    href={`${pages.search.path}#${searchFieldId}`}
    className={styles.search}
    data-search-link=""
    aria-keyshortcuts="/ Control+K"
  >
    <Search size={22} aria-hidden="true" />
    {pages.search.title}
  </a>
)
