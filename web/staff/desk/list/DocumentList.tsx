import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { DocumentQuery } from '#shared/api/queries.ts'
import type { DocumentSummary } from '#shared/entities/documents.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import filterStyles from '../../ui/filter.module.css'
import { SearchField } from '../../ui/filters.tsx'
import form from '../../ui/form.module.css'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import styles from './DocumentTable.module.css'
import { StatusBadge } from './StatusBadge.tsx'

const { list } = staffMessages.desk

/** A page of a list of documents. The previous page stays on the screen while the next one loads. */
export function DocumentList({
  label,
  query,
  onPage,
}: {
  label: string
  query: Partial<DocumentQuery>
  onPage: (page: number) => void
}) {
  const found = useStaffQuery('GET /api/admin/documents', { query, placeholderData: keepPreviousData })
  const page = query.page ?? 1
  return (
    <Loaded query={found} failed={list.failed}>
      {({ documents, total, pages }) => (
        <section className={form.stack}>
          {total === 0 ? (
            <Empty>Nothing to show.</Empty>
          ) : (
            <>
              <p role="status">{counted(total, 'document')}</p>
              <ul role="list" aria-label={label}>
                {documents.map((document) => (
                  <li key={document.id} className={`${form.line} ${styles.document}`}>
                    <a href={editorPath(document)} className={form.name}>
                      {nameOf(document)}
                    </a>
                    <span className={`${form.hint} ${styles.facts}`}>
                      {[factsOf(document), commentsOf(document)].filter(Boolean).join(' · ')}
                    </span>
                    <span>
                      <StatusBadge status={document.status} />
                    </span>
                    {document.isDamaged && (
                      <p className={`${form.problem} ${styles.sentence}`}>{list.damaged}</p>
                    )}
                    {document.found && document.found.sentence !== document.title && (
                      <p className={`${form.hint} ${styles.sentence}`}>{document.found.sentence}</p>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
          {pages > 1 && (
            <nav aria-label={`Pages of ${label}`} className={form.actions}>
              <SmallButton disabled={page <= 1} onClick={() => onPage(page - 1)}>
                Previous
              </SmallButton>
              <span>
                Page {page} of {pages}
              </span>
              <SmallButton disabled={page >= pages} onClick={() => onPage(page + 1)}>
                Next
              </SmallButton>
            </nav>
          )}
        </section>
      )}
    </Loaded>
  )
}

/** A damaged document may have lost its title. */
export const nameOf = ({ title, id, isDamaged }: DocumentSummary): string =>
  title || (isDamaged ? id : staffMessages.desk.untitled)

export const commentsOf = ({ openComments }: DocumentSummary): string =>
  openComments === undefined ? '' : counted(openComments, 'open comment')

function factsOf(document: DocumentSummary): string {
  const { status, publishAt, startsAt, unpublishAt, updatedAt, updatedBy, address = '' } = document
  if (status === 'past' && unpublishAt) return `Ended ${dateAndTime(unpublishAt)}`
  if (startsAt && unpublishAt) {
    const isAhead = Date.parse(startsAt) > serverNow().getTime()
    return isAhead ? `Starts ${dateAndTime(startsAt)}` : `Shown until ${dateAndTime(unpublishAt)}`
  }
  if (publishAt) return `Publishes ${dateAndTime(publishAt)}`
  if (unpublishAt) return `Ends ${dateAndTime(unpublishAt)}`
  if (updatedAt && updatedBy) return `${dateAndTime(updatedAt)}, by ${updatedBy}`
  return address
}

/** Searches all documents. Without a search, shows its children and the recently edited documents. */
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
