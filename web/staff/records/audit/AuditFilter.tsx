import type { ReactNode } from 'react'
import styles from '../../filter.module.css'
import { SearchField } from '../../SearchField.tsx'
import { staffMessages } from '../../staffMessages.ts'
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
      <Choice label="Month" value={filter.month} onChange={(month) => onChange({ month })}>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthName(month)}
          </option>
        ))}
      </Choice>
      <Choice label={texts.columns.by} value={filter.by} onChange={(by) => onChange({ by: by || undefined })}>
        <option value="">Everybody</option>
        {withChosen(people, filter.by).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Choice
        label={texts.columns.action}
        value={filter.action}
        onChange={(action) => onChange({ action: action || undefined })}
      >
        <option value="">Everything</option>
        {withChosen(actions, filter.action).map((action) => (
          <option key={action} value={action}>
            {actionName(action)}
          </option>
        ))}
      </Choice>
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
const withChosen = (names: readonly string[], chosen: string | undefined) =>
  chosen === undefined || names.includes(chosen) ? names : [...names, chosen]

function Choice({
  label,
  value = '',
  onChange,
  children,
}: {
  label: string
  value: string | undefined
  onChange: (value: string) => void
  children: ReactNode
}) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  )
}
