import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry, AuditLog } from '#shared/entities/auditRecord.ts'
import type { PageProblem } from '#shared/entities/rendering.ts'
import { Button } from '../../../ui/Button.tsx'
import { allScreens, editorPath, screenOf, staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { StaffTable } from '../../ui/StaffTable.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { AuditFilter, type AuditFilterValues } from './AuditFilter.tsx'
import styles from './AuditPage.module.css'
import { actionName } from './actionName.ts'
import { auditMonths, timeOfMonth } from './auditMonths.ts'
import { saveAsCsv } from './csv.ts'

const texts = staffMessages.audit

export function AuditPage() {
  const [months] = useState(() => auditMonths(new Date().toISOString()))
  const [filter, setFilter] = useState<AuditFilterValues>({ month: months[0] ?? '' })
  const found = useAudit(filter)
  return (
    <>
      <RenderingReport />
      <AuditFilter
        months={months}
        filter={filter}
        people={found.data?.people ?? []}
        actions={found.data?.actions ?? []}
        onChange={(changed) => setFilter({ ...filter, ...changed })}
      />
      <Loaded query={found} failed="The records could not be loaded.">
        {(log) => <Records key={JSON.stringify(filter)} month={filter.month} log={log} />}
      </Loaded>
    </>
  )
}

/** The earlier records stay on the screen while others are loaded. */
const useAudit = ({ month, ...filter }: AuditFilterValues) =>
  useStaffQuery(
    'GET /api/admin/audit',
    { query: { ...timeOfMonth(month), ...filter } },
    { placeholderData: keepPreviousData },
  )

const rowsAtOnce = 100

function Records({ month, log: { records, isComplete } }: { month: string; log: AuditLog }) {
  const [shown, setShown] = useState(rowsAtOnce)
  return (
    <section className={form.form}>
      <div className={form.between}>
        <p role="status">{counted(records.length, 'record')}</p>
        {records.length > 0 && (
          <Button kind="plain" size="small" onClick={() => saveAsCsv(month, records)}>
            Export as CSV
          </Button>
        )}
      </div>
      {!isComplete && <p>This month has more records than one list can show. These are the newest.</p>}
      {records.length > 0 && <RecordTable records={records.slice(0, shown)} />}
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

function RecordTable({ records }: { records: readonly AuditEntry[] }) {
  return (
    <StaffTable
      label={staffScreens.activity.title}
      columns={Object.values(texts.columns)}
      rows={records.map((record, index) => ({
        key: `${record.at} ${record.subject} ${index}`,
        cells: [
          dateAndTime(record.at),
          record.by,
          actionName(record.action),
          <AuditSubject key="subject" entry={record} />,
        ],
      }))}
    />
  )
}

const names: Readonly<Record<string, string>> = staffMessages.audit.subjects

/** Leads to the document while there is one. */
function AuditSubject({ entry: { subject, title, isDeleted } }: { entry: AuditEntry }) {
  const [name = '', ...rest] = subject.split('/')
  const id = rest.join('/')
  const kind = allScreens.flatMap(({ kinds }) => kinds).find((one) => one === name)
  // The rest of a redirect is its old address.
  if (!kind) return `${names[name] ?? name} ${name === 'redirect' ? `/${id}` : id}`
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

/** While the website does not show what was published: which pages, since when, why, and what to do. */
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
