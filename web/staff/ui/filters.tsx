import { type ComponentProps, useEffect, useState } from 'react'

/** A search field that calls `onSearch` at each key. */
export function FilterField({
  label = 'Search',
  onSearch,
  ...input
}: { label?: string; onSearch: (search: string) => void } & ComponentProps<'input'>) {
  return (
    <label>
      {label}
      <input {...input} type="search" autoComplete="off" onChange={({ target }) => onSearch(target.value)} />
    </label>
  )
}

/** Milliseconds from the last key to the search. */
const searchDelay = 300

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
