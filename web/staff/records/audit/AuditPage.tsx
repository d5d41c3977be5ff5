import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry, AuditLog } from '#shared/entities/auditRecord.ts'
import type { PageProblem } from '#shared/entities/rendering.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { Button } from '../../../ui/Button.tsx'
import { allScreens, editorPath, screenOf, staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { Choice } from '../../ui/Choice.tsx'
import { dateAndTime, weekdayAndTime } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import filterStyles from '../../ui/filter.module.css'
import { SearchField } from '../../ui/filters.tsx'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { StaffTable } from '../../ui/StaffTable.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import styles from './AuditPage.module.css'
import { auditMonths, monthName, timeOfMonth } from './auditMonths.ts'
import { saveAsCsv } from './csv.ts'

const texts = staffMessages.audit

export function AuditPage() {
  const [months] = useState(() => auditMonths(serverNow().toISOString()))
  const [month = '', setMonth] = useState(months[0])
  const [filter, setFilter] = useState<Partial<Record<'by' | 'action' | 'subject', string | undefined>>>({})
  const { by, action } = filter
  // The previous records stay on the screen while other records load.
  const found = useStaffQuery('GET /api/admin/audit', {
    query: { ...timeOfMonth(month), ...filter },
    placeholderData: keepPreviousData,
  })
  const { people = [], actions = [] } = found.data ?? {}
  return (
    <>
      <RenderingReport />
      <search className={filterStyles.filter}>
        <Choice
          label="Month"
          value={month}
          options={months.map((one) => [one, monthName(one)])}
          onChange={setMonth}
        />
        <Choice
          label={texts.columns.by}
          value={by}
          options={[[undefined, 'Everybody'], ...withChosen(people, by).map((name) => [name, name] as const)]}
          onChange={(chosen) => setFilter({ ...filter, by: chosen })}
        />
        <Choice
          label={texts.columns.action}
          value={action}
          options={[
            [undefined, 'Everything'],
            ...withChosen(actions, action).map((name) => [name, actionName(name)] as const),
          ]}
          onChange={(chosen) => setFilter({ ...filter, action: chosen })}
        />
        <SearchField
          label={texts.columns.subject}
          search={filter.subject ?? ''}
          maxLength={200}
          onSearch={(words) => setFilter({ ...filter, subject: words || undefined })}
        />
      </search>
      <Loaded query={found} failed="The records could not be loaded.">
        {(log) => <Records key={JSON.stringify({ month, filter })} month={month} log={log} />}
      </Loaded>
    </>
  )
}

/** Adds the chosen name, which may be missing in another month. */
const withChosen = (names: readonly string[], chosen: string | undefined) =>
  chosen === undefined || names.includes(chosen) ? names : [...names, chosen]

const actionNames: Readonly<Record<string, string>> = texts.actions

/** An action without an entry in `actionNames` is shown as its own word, such as `Closed`. */
const actionName = (action: string): string =>
  actionNames[action] ?? action.charAt(0).toUpperCase() + action.slice(1)

const rowsAtOnce = 100

function Records({ month, log: { records, isComplete } }: { month: string; log: AuditLog }) {
  const [shown, setShown] = useState(rowsAtOnce)
  return (
    <section className={form.form}>
      <div className={form.between}>
        <p role="status">{counted(records.length, 'record')}</p>
        {records.length > 0 && (
          <SmallButton onClick={() => saveAsCsv(`audit-${month}.csv`, csvRows(records))}>
            Export as CSV
          </SmallButton>
        )}
      </div>
      {!isComplete && <p>This month has more records than one list can show. These are the newest.</p>}
      <StaffTable
        shape="log"
        label={staffScreens.activity.title}
        columns={Object.values(texts.columns)}
        rows={records.slice(0, shown).map((record, index) => ({
          key: `${record.at} ${record.subject} ${index}`,
          cells: [
            <time key="at" dateTime={record.at} title={dateAndTime(record.at)} className={styles.when}>
              {weekdayAndTime(record.at)}
            </time>,
            record.by,
            actionName(record.action),
            <AuditSubject key="subject" entry={record} />,
          ],
        }))}
      />
      {records.length > shown && (
        <div>
          <Button kind="plain" onClick={() => setShown(shown + rowsAtOnce)}>
            Show more
          </Button>
        </div>
      )}
    </section>
  )
}

/** Rows for export, with times in UTC. */
const csvRows = (records: readonly AuditEntry[]): string[][] => [
  [...Object.values(texts.columns), 'Title'],
  ...records.map(({ at, by, action, subject, title = '' }) => [at, by, actionName(action), subject, title]),
]

const subjectNames: Readonly<Record<string, string>> = texts.subjects

/** Links to the document if it exists. */
function AuditSubject({ entry: { subject, title, isDeleted } }: { entry: AuditEntry }) {
  const [name = '', ...rest] = subject.split('/')
  const id = rest.join('/')
  const kind = allScreens.flatMap(({ kinds }) => kinds).find((one) => one === name)
  // After the kind, the subject of a redirect has the old address.
  if (!kind) return `${subjectNames[name] ?? name} ${name === 'redirect' ? `/${id}` : id}`
  const { singular, title: all, path } = screenOf(kind)
  if (id !== '*' && title === undefined) return `${singular} ${id}`
  const shown = title || staffMessages.desk.untitled
  if (isDeleted) return `${singular} “${shown}”, which is deleted`
  return (
    <>
      {id !== '*' && `${singular} `}
      <a href={id === '*' ? path : editorPath({ kind, id })} className={styles.link}>
        {id === '*' ? all : shown}
      </a>
    </>
  )
}

const says = staffMessages.rendering

/** Shows which pages lack published changes, since when and why, and what to do. */
function RenderingReport() {
  const { data } = useStaffQuery('GET /api/admin/rendering')
  if (!data) return null
  const { failed, problems } = data
  if (!failed && !problems) return null
  const { title, what, steps } = failed ? says.failed : says.notRendered
  return (
    <section aria-labelledby="rendering" className={`${form.notice} ${form.warning}`}>
      <h2 id="rendering">{title}</h2>
      <p>{what(problems && dateAndTime(problems.at))}</p>
      {problems ? <Pages pages={problems.pages} /> : <p>{says.withoutReason}</p>}
      <h3>{says.steps}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

const Pages = ({ pages }: { pages: readonly PageProblem[] }) => (
  <ul role="list" className={form.stack}>
    {pages.map(({ path, reason }) => (
      <li key={`${path} ${reason}`}>
        {path && <a href={path}>{path} </a>}
        {reason}
      </li>
    ))}
  </ul>
)
