import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { alertTemplates } from '#shared/content/alertTemplates.ts'
import { documentTasks } from '#shared/documentTasks.ts'
import type { DocumentKind, DocumentSummary, DraftContent } from '#shared/entities/documents.ts'
import { dayAfter, localDay } from '#shared/hours/localDay.ts'
import { isOrdered } from '#shared/kinds/kinds.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { StaffScreen } from '../../StaffScreen.tsx'
import { allScreens, type DocumentScreen, newLabel, orderPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { Choice } from '../../ui/Choice.tsx'
import { instantOf } from '../../ui/clinicTime.ts'
import filterStyles from '../../ui/filter.module.css'
import { SearchField } from '../../ui/filters.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { CategoryForm, categoryFields } from './CategoryForm.tsx'
import { DocumentList } from './DocumentList.tsx'
import styles from './DocumentListPage.module.css'
import { PageTree } from './PageTree.tsx'
import { useListFilter } from './useListFilter.ts'
import { useNewDocument } from './useNewDocument.ts'

const { list } = staffMessages.desk
const statusNames = { ...staffMessages.desk.status, ...list.tasks }

export function DocumentListPage({ screen }: { screen: DocumentScreen }) {
  const { kinds, path, title, newContent = {}, isTree, hasTemplates } = screen
  const [kind] = kinds
  const [filter, setFilter] = useListFilter(path)
  const [isFilterOpen, setIsFilterOpen] = useState(false)
  /** Undefined unless the member chooses documents for a category. */
  const [chosen, setChosen] = useState<readonly DocumentSummary[]>()
  const categoryField = categoryFields[kind]
  const isFiltered = Boolean(filter.status || filter.sort)
  return (
    <StaffScreen title={title}>
      <div className={styles.actions}>
        <search className={filterStyles.filter}>
          <SearchField search={filter.search ?? ''} onSearch={(search) => setFilter({ search })} />
        </search>
        <SmallButton
          aria-expanded={isFilterOpen || isFiltered}
          onClick={() => {
            setIsFilterOpen(!(isFilterOpen || isFiltered))
            if (isFiltered) setFilter({ status: undefined, sort: undefined })
          }}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          <span className={styles.filterName}>{isFiltered ? 'No filter' : 'Filter'}</span>
        </SmallButton>
        {categoryField && (
          <SmallButton
            aria-expanded={chosen !== undefined}
            onClick={() => setChosen(chosen ? undefined : [])}
          >
            {chosen ? 'Cancel' : 'Set category'}
          </SmallButton>
        )}
        {isOrdered(kind) && (
          <a href={orderPath(screen)} className={buttonClass('plain', 'small')}>
            Order
          </a>
        )}
        <NewDocumentButton kind={kind} label={newLabel(screen)} content={() => newContent} />
      </div>
      {(isFilterOpen || isFiltered) && (
        <search aria-label="Filter" className={filterStyles.filter}>
          <Choice
            label="Status"
            value={filter.status}
            options={[
              [undefined, 'All'],
              ...statusesOf(screen).map((name) => [name, statusNames[name]] as const),
            ]}
            onChange={(status) => setFilter({ status })}
          />
          <Choice
            label="Sorted by"
            value={filter.sort}
            options={sortsOf(screen)}
            onChange={(sort) => setFilter({ sort })}
          />
        </search>
      )}
      {categoryField && chosen && <CategoryForm field={categoryField} chosen={chosen} onDone={setChosen} />}
      {isTree && Object.keys(filter).length === 0 ? (
        <PageTree />
      ) : (
        <DocumentList
          label={title}
          query={{ ...filter, kind: [...kinds] }}
          onPage={(page) => setFilter({ page })}
          onChoose={chosen && setChosen}
          chosen={chosen}
          whenEmpty={
            Object.keys(filter).length > 0 && (
              <SmallButton
                onClick={() => setFilter({ search: undefined, status: undefined, sort: undefined })}
              >
                Show all
              </SmallButton>
            )
          }
        />
      )}
      {hasTemplates && <AlertTemplates kind={kind} />}
    </StaffScreen>
  )
}

function AlertTemplates({ kind }: { kind: DocumentKind }) {
  return (
    <div className={styles.actions}>
      <span id="templates">Begin an alert with</span>
      <ul role="list" aria-labelledby="templates" className={styles.templates}>
        {alertTemplates.map(({ name, hours, content }) => (
          <li key={name}>
            <NewDocumentButton
              kind={kind}
              label={name}
              look="plain"
              content={() => ({
                ...content,
                endsAt: endOf(hours),
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
  const { begin, isPending } = useNewDocument()
  return (
    <Button kind={look} size="small" disabled={isPending} onClick={() => begin(kind, content())}>
      {label}
    </Button>
  )
}

const endOf = (hours: number | 'today'): string =>
  hours === 'today'
    ? instantOf(`${dayAfter(localDay(serverNow()), 1)}T00:00`)
    : new Date(serverNow().getTime() + hours * 60 * 60 * 1_000).toISOString()

/** The first sort is the default. */
const sortsOf = ({ isTree }: DocumentScreen) =>
  [
    ...(isTree ? [[undefined, 'Place on the website'] as const] : []),
    [isTree ? '-updatedAt' : undefined, 'Last change'],
    ['title', 'Title, A to Z'],
    ['-title', 'Title, Z to A'],
    ['updatedAt', 'Oldest change'],
  ] as const

const statuses = ['draft', 'published', 'changed', 'scheduled', 'past', ...documentTasks] as const

/** Statuses that other screens list are not offered, unless this screen lists them, too. */
const statusesOf = ({ statuses: own }: DocumentScreen) =>
  statuses.filter(
    (status) => own?.includes(status) || !allScreens.some((screen) => screen.statuses?.includes(status)),
  )
