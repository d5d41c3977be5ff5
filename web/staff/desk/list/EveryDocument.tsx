import { type ReactNode, useState } from 'react'
import filterStyles from '../../ui/filter.module.css'
import { SearchField } from '../../ui/filters.tsx'
import form from '../../ui/form.module.css'
import { DocumentList } from './DocumentList.tsx'

/** The search through all documents. Until somebody searches, the children, and what was edited last. */
export function EveryDocument({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const title = search === '' ? 'Recently edited' : 'Found'
  return (
    <>
      <search className={filterStyles.filter}>
        <SearchField
          label="Search everything"
          search={search}
          onSearch={(words) => {
            setSearch(words)
            setPage(1)
          }}
        />
      </search>
      {search === '' && children}
      <section aria-labelledby="every-document" className={form.stack}>
        <h2 id="every-document">{title}</h2>
        <DocumentList
          label={title}
          query={search === '' ? { perPage: 10, page } : { search, page }}
          onPage={setPage}
        />
      </section>
    </>
  )
}
