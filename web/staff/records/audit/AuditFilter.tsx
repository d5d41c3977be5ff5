import { staffMessages } from '../../staffMessages.ts'
import styles from '../../ui/filter.module.css'
import { Choice, SearchField } from '../../ui/filters.tsx'
import { actionName } from './actionName.ts'
import { monthName } from './auditMonths.ts'

const texts = staffMessages.audit

export interface AuditFilterValues {
  /** As in `2026-11`. */
  month: string
  by?: string | undefined
  action?: string | undefined
  subject?: string | undefined
}

export function AuditFilter({
  months,
  filter,
  people,
  actions,
  onChange,
}: {
  months: readonly string[]
  filter: AuditFilterValues
  people: readonly string[]
  actions: readonly string[]
  onChange: (changed: Partial<AuditFilterValues>) => void
}) {
  return (
    <search className={styles.filter}>
      <Choice
        label="Month"
        value={filter.month}
        options={months.map((month) => [month, monthName(month)])}
        onChange={(month = filter.month) => onChange({ month })}
      />
      <Choice
        label={texts.columns.by}
        value={filter.by}
        options={[[undefined, 'Everybody'], ...withChosen(people, filter.by, (name) => name)]}
        onChange={(by) => onChange({ by })}
      />
      <Choice
        label={texts.columns.action}
        value={filter.action}
        options={[[undefined, 'Everything'], ...withChosen(actions, filter.action, actionName)]}
        onChange={(action) => onChange({ action })}
      />
      <SearchField
        label={texts.columns.subject}
        search={filter.subject ?? ''}
        maxLength={200}
        onSearch={(subject) => onChange({ subject: subject || undefined })}
      />
    </search>
  )
}

/** Another month may not have what is chosen. */
const withChosen = (names: readonly string[], chosen: string | undefined, textOf: (name: string) => string) =>
  (chosen === undefined || names.includes(chosen) ? names : [...names, chosen]).map(
    (name) => [name, textOf(name)] as const,
  )
