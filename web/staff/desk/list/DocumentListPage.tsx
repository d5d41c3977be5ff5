import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { alertTemplates } from '#shared/content/alertTemplates.ts'
import { documentTasks } from '#shared/documentTasks.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import { desk } from '../../../data/staff/desk.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import filterStyles from '../../filter.module.css'
import { openScreen } from '../../openScreen.ts'
import { SearchField } from '../../SearchField.tsx'
import { useSession } from '../../Session.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure } from '../../toasts.tsx'
import { allScreens, type DocumentScreen, editorPath, orderPath } from '../documentScreens.ts'
import { DocumentList } from './DocumentList.tsx'
import styles from './DocumentListPage.module.css'
import { PageTree } from './PageTree.tsx'
import { useListFilter } from './useListFilter.ts'

const { list, createFailed } = staffMessages.desk
const statusNames = { ...staffMessages.desk.status, ...list.tasks }

export function DocumentListPage({ screen }: { screen: DocumentScreen }) {
  const {
    kinds: [kind],
    newLabel,
    newContent = {},
  } = screen
  return (
    <StaffScreen title={screen.title}>
      <Lists screen={screen}>
        {screen.hasOrder && (
          <a href={orderPath(screen)} className={buttonClass('plain')}>
            Order
          </a>
        )}
        {newLabel && <NewDocumentButton kind={kind} label={newLabel} content={() => newContent} />}
      </Lists>
      {screen.hasTemplates && <AlertTemplates kind={kind} />}
    </StaffScreen>
  )
}

function AlertTemplates({ kind }: { kind: DocumentKind }) {
  const site = useReadSite()
  return (
    <div className={styles.actions}>
      <span id="templates">Begin an alert with</span>
      <ul role="list" aria-labelledby="templates" className={styles.templates}>
        {alertTemplates(site ?? { crisisLines: [] }).map(({ name, hours, content }) => (
          <li key={name}>
            <NewDocumentButton
              kind={kind}
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
    </div>
  )
}

function NewDocumentButton({
  kind,
  label,
  look = 'main',
  content,
}: {
  kind: DocumentKind
  label: string
  look?: 'main' | 'plain'
  content: () => DraftContent
}) {
  const { withLogin } = useSession()
  const create = useMutation({
    mutationFn: () => withLogin(() => desk.create(kind, content())),
    onSuccess: (document) => openScreen(editorPath(document)),
    onError: () => toastFailure(createFailed, 'Check the connection and try again.'),
  })
  return (
    <Button kind={look} disabled={create.isPending} onClick={() => create.mutate()}>
      {label}
    </Button>
  )
}

const sorts = ['-updatedAt', 'title', '-title', 'updatedAt'] as const
const statuses = ['draft', 'published', 'changed', 'scheduled', 'past', ...documentTasks] as const

/** Those that only some screens have are offered on these. */
const statusesOf = ({ statuses: own }: DocumentScreen) =>
  statuses.filter(
    (status) => own?.includes(status) || !allScreens.some((screen) => screen.statuses?.includes(status)),
  )

/** The actions of the screen are beside its filter. */
function Lists({ screen, children }: { screen: DocumentScreen; children: ReactNode }) {
  const [filter, setFilter] = useListFilter(screen.path)
  const { isTree } = screen
  return (
    <>
      <div className={styles.actions}>
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
              value={filter.sort ?? ''}
              onChange={({ target }) => setFilter({ sort: sorts.find((name) => name === target.value) })}
            >
              {isTree && <option value="">Place on the website</option>}
              {sorts.map((sort, index) => (
                <option key={sort} value={index === 0 && !isTree ? '' : sort}>
                  {list.sorts[sort]}
                </option>
              ))}
            </select>
          </label>
        </search>
        {children}
      </div>
      {isTree && Object.keys(filter).length === 0 ? (
        <PageTree />
      ) : (
        <DocumentList
          label={screen.title}
          query={{ ...filter, kind: [...screen.kinds] }}
          onPage={(page) => setFilter({ page })}
        />
      )}
    </>
  )
}
