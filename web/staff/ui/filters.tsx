import { type ComponentProps, useEffect, useState } from 'react'

/** Filters the screen with each key. */
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

/** Milliseconds after the last key. */
const searchDelay = 300

/** Searches on the server. */
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
