import { useState } from 'react'
import filterStyles from '../../filter.module.css'
import { staffMessages } from '../../staffMessages.ts'
import { DocumentList } from './DocumentList.tsx'
import styles from './DocumentListPage.module.css'
import { SearchField } from './SearchField.tsx'

const { everyDocument: texts } = staffMessages.desk.list

/** What was edited last, of every kind, and the search through all of it. */
export function EveryDocument() {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const title = search === '' ? texts.recent : texts.found
  return (
    <section aria-labelledby="every-document" className={styles.list}>
      <search className={filterStyles.filter}>
        <SearchField
          label={texts.search}
          search={search}
          onSearch={(words) => {
            setSearch(words)
            setPage(1)
          }}
        />
      </search>
      <h2 id="every-document">{title}</h2>
      <DocumentList
        label={title}
        query={{ ...(search !== '' && { search }), perPage: 10, page }}
        onPage={setPage}
      />
    </section>
  )
}
