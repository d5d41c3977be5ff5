import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { DocumentQuery } from '#shared/api/queries.ts'
import type { DocumentSummary } from '#shared/entities/documents.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { Stars } from '../../../ui/ReviewCard.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime, dayOf } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import filterStyles from '../../ui/filter.module.css'
import { SearchField } from '../../ui/filters.tsx'
import form from '../../ui/form.module.css'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import styles from './DocumentList.module.css'
import { DocumentRow, nameOf, pictureOf, RowPicture } from './DocumentRow.tsx'

const { list } = staffMessages.desk

/** A page of a list of documents. The previous page stays on the screen while the next one loads. */
export function DocumentList({
  label,
  query,
  onPage,
  onChoose,
  chosen = [],
  whenEmpty,
}: {
  label: string
  query: Partial<DocumentQuery>
  onPage: (page: number) => void
  /** Shows a checkbox for each document. */
  onChoose?: ((chosen: readonly DocumentSummary[]) => void) | undefined
  /** May be on other pages of the list. */
  chosen?: readonly DocumentSummary[]
  /** The way on from an empty list. */
  whenEmpty?: ReactNode
}) {
  const found = useStaffQuery('GET /api/admin/documents', { query, placeholderData: keepPreviousData })
  const page = query.page ?? 1
  return (
    <Loaded query={found} failed={list.failed}>
      {({ documents, total, pages }) => (
        <section className={form.stack}>
          {total === 0 ? (
            <Empty way={whenEmpty}>Nothing to show.</Empty>
          ) : (
            <>
              <p role="status" className={form.hint}>
                {counted(total, 'document')}
              </p>
              <ul role="list" aria-label={label}>
                {documents.map((document) => (
                  <li key={document.id}>
                    <DocumentRow
                      document={document}
                      before={
                        <>
                          {onChoose && (
                            <input
                              type="checkbox"
                              aria-label={`Choose ${nameOf(document)}`}
                              disabled={document.isDamaged}
                              checked={chosen.some(({ id }) => id === document.id)}
                              onChange={({ target }) => {
                                const others = chosen.filter(({ id }) => id !== document.id)
                                onChoose(target.checked ? [...others, document] : others)
                              }}
                            />
                          )}
                          {query.kind && documents.some(pictureOf) && (
                            <RowPicture src={pictureOf(document)} />
                          )}
                        </>
                      }
                      about={[periodOf(document), sentenceOf(document)]}
                    >
                      {documents.some(({ about }) => about) && (
                        <div className={`${form.hint} ${styles.about}`}>
                          {document.rating !== undefined && <Stars rating={document.rating} />}
                          {document.about}
                        </div>
                      )}
                      <span className={`${form.hint} ${styles.by}`}>{document.updatedBy}</span>
                      {document.updatedAt && (
                        <time
                          dateTime={document.updatedAt}
                          title={`Changed ${dateAndTime(document.updatedAt)}`}
                          className={`${form.hint} ${styles.changed}`}
                        >
                          {dayOf(document.updatedAt)}
                        </time>
                      )}
                    </DocumentRow>
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

const sentenceOf = ({ found, title }: DocumentSummary) =>
  found && found.sentence !== title ? found.sentence : undefined

/** When the document begins or ends. */
function periodOf({ status, publishAt, startsAt, unpublishAt }: DocumentSummary): string | undefined {
  if (status === 'past' && unpublishAt) return `Ended ${dateAndTime(unpublishAt)}`
  if (startsAt && unpublishAt) {
    const isAhead = Date.parse(startsAt) > serverNow().getTime()
    return isAhead ? `Starts ${dateAndTime(startsAt)}` : `Shown until ${dateAndTime(unpublishAt)}`
  }
  if (publishAt) return `Publishes ${dateAndTime(publishAt)}`
  return unpublishAt && `Ends ${dateAndTime(unpublishAt)}`
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
