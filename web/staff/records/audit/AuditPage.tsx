import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry, AuditLog } from '#shared/entities/auditRecord.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { StaffTable } from '../../ui/StaffTable.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { AuditFilter, type AuditFilterValues } from './AuditFilter.tsx'
import { AuditSubject } from './AuditSubject.tsx'
import { actionName } from './actionName.ts'
import { auditMonths, timeOfMonth } from './auditMonths.ts'
import { saveAsCsv } from './csv.ts'
import { RenderingReport } from './RenderingReport.tsx'

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
