import { useEffect, useState } from 'react'

/** Milliseconds after the last key. */
const searchDelay = 300

export function SearchField({
  label = 'Search',
  search,
  maxLength,
  onSearch,
}: {
  label?: string
  search: string
  maxLength?: number
  onSearch: (search: string) => void
}) {
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => onSearch(typed), searchDelay)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  return (
    <label>
      {label}
      <input
        type="search"
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  )
}
