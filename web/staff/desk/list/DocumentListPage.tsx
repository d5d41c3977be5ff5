import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DocumentQuery } from '#shared/api/queries.ts'
import { alertTemplates } from '#shared/content/alertTemplates.ts'
import { hasClinicalReview } from '#shared/documents/clinicalReview.ts'
import { isOrdered } from '#shared/documents/orderedKinds.ts'
import { documentTasks } from '#shared/documentTasks.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import { messages } from '#shared/messages.ts'
import { desk } from '../../../data/staff/desk.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import filterStyles from '../../filter.module.css'
import { NotLoaded } from '../../NotLoaded.tsx'
import { useSession } from '../../Session.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure } from '../../toasts.tsx'
import { type DocumentScreen, editorPath, orderPath } from '../documentScreens.ts'
import styles from './DocumentListPage.module.css'
import { DocumentTable } from './DocumentTable.tsx'
import { useDocumentList } from './useDocumentList.ts'
import { useListFilter } from './useListFilter.ts'

const { list, createFailed, createFailedText } = staffMessages.desk
const statusNames = { ...staffMessages.desk.status, ...list.tasks }

export function DocumentListPage({ screen }: { screen: DocumentScreen }) {
  const [kind] = screen.kinds
  return (
    <StaffScreen title={screen.title} intro={screen.summary}>
      <div className={styles.actions}>
        {screen.newLabel && kind && <NewDocumentButton kind={kind} label={screen.newLabel} />}
        {kind === 'alert' && <AlertTemplates />}
        {screen.kinds.some(isOrdered) && (
          <a href={orderPath(screen)} className={buttonClass('quiet')}>
            Order
          </a>
        )}
        <a href={staffScreens.readyToPublish.path} className={buttonClass('quiet')}>
          {staffScreens.readyToPublish.title}
        </a>
      </div>
      <Lists screen={screen} />
    </StaffScreen>
  )
}

function AlertTemplates() {
  const site = useReadSite()
  return (
    <>
      <span id="templates">or begin with</span>
      <ul role="list" aria-labelledby="templates" className={styles.templates}>
        {alertTemplates(site ?? { crisisLines: [] }).map(({ name, hours, content }) => (
          <li key={name}>
            <NewDocumentButton
              kind="alert"
              label={name}
              look="plain"
              content={() => ({
                ...content,
                endsAt: new Date(Date.now() + hours * 60 * 60 * 1_000).toISOString(),
              })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function NewDocumentButton({
  kind,
  label,
  look = 'main',
  content = () => ({}),
}: {
  kind: DocumentKind
  label: string
  look?: 'main' | 'plain'
  content?: () => DraftContent
}) {
  const { withLogin } = useSession()
  const create = useMutation({
    mutationFn: () => withLogin(() => desk.create(kind, content())),
    onSuccess: (document) => location.assign(editorPath(document)),
    onError: () => toastFailure(createFailed, createFailedText),
  })
  return (
    <Button kind={look} disabled={create.isPending} onClick={() => create.mutate()}>
      {label}
    </Button>
  )
}

const sorts = ['-updatedAt', 'title', '-title', 'updatedAt'] as const
const statuses = ['draft', 'published', 'changed', 'scheduled', ...documentTasks] as const
type Status = (typeof statuses)[number]

const hasSamples = (kind: DocumentKind) => kind === 'review' || hasClinicalReview(kind)

/** The kinds of documents for which a status is offered; every other one is for all. */
const kindsOf: { [Name in Status]?: (kind: DocumentKind) => boolean } = {
  review: hasClinicalReview,
  sample: hasSamples,
  inForce: (kind) => kind === 'alert',
}
const statusesOf = ({ kinds }: DocumentScreen) =>
  statuses.filter((status) => kinds.some(kindsOf[status] ?? (() => true)))

function Lists({ screen }: { screen: DocumentScreen }) {
  const [filter, setFilter] = useListFilter()
  return (
    <>
      <search className={filterStyles.filter}>
        <SearchField search={filter.search ?? ''} onSearch={(search) => setFilter({ search })} />
        <label>
          Status
          <select
            value={filter.status ?? ''}
            onChange={({ target }) => setFilter({ status: statuses.find((name) => name === target.value) })}
          >
            <option value="">All</option>
            {statusesOf(screen).map((status) => (
              <option key={status} value={status}>
                {statusNames[status]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Sorted by
          <select
            value={filter.sort ?? sorts[0]}
            onChange={({ target }) => setFilter({ sort: sorts.find((name) => name === target.value) })}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {list.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
      </search>
      {screen.kinds.map((kind) => (
        <DocumentList
          key={kind}
          label={screen.title}
          query={{ ...filter, kind }}
          onPage={(page) => setFilter({ page })}
        />
      ))}
    </>
  )
}

/** Milliseconds after the last key. */
const searchDelay = 300

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search)
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => onSearch(typed), searchDelay)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])
  return (
    <label>
      Search
      <input
        type="search"
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  )
}

function DocumentList({
  label,
  query,
  onPage,
}: {
  label: string
  query: Partial<DocumentQuery>
  onPage: (page: number) => void
}) {
  const found = useDocumentList(query)
  if (found.isPending) return <p role="status">{messages.loading}</p>
  if (found.isError) {
    return <NotLoaded message={list.failed} onRetry={found.refetch} />
  }
  const { documents, total, pages } = found.data
  const page = query.page ?? 1
  return (
    <section className={styles.list}>
      <p role="status">{list.found(total)}</p>
      {total > 0 && <DocumentTable label={label} documents={documents} />}
      {pages > 1 && (
        <nav aria-label={`Pages of ${label}`} className={styles.pages}>
          <Button kind="plain" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <span>
            Page {page} of {pages}
          </span>
          <Button kind="plain" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </section>
  )
}
