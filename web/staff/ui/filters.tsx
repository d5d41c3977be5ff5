import { Search } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import styles from './filter.module.css'

/** A search field that calls `onSearch` at each key. */
export function FilterField({
  label = 'Search',
  onSearch,
  ...input
}: { label?: string; onSearch: (search: string) => void } & ComponentProps<'input'>) {
  return (
    <label className={styles.search}>
      <Search size={18} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
      <input
        {...input}
        type="search"
        placeholder={label}
        autoComplete="off"
        onChange={({ target }) => onSearch(target.value)}
      />
    </label>
  )
}

/** Milliseconds from the last key to the search. */
const searchDelay = 300

/** What was typed, after a pause. */
export function useSearch(typed: string): string {
  const [search, setSearch] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), searchDelay)
    return () => clearTimeout(timer)
  }, [typed])
  return search
}

/** A search field for searches on the server, which calls `onSearch` after a pause. */
export function SearchField({
  search,
  onSearch,
  ...field
}: { search: string } & Omit<ComponentProps<typeof FilterField>, 'value'>) {
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => onSearch(typed), searchDelay)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  return <FilterField {...field} value={typed} onSearch={setTyped} />
}
