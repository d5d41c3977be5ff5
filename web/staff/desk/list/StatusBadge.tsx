import type { DocumentStatus } from '#shared/entities/documents.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import styles from './StatusBadge.module.css'

/** `at` is the time of the scheduled change. */
export function StatusBadge({ status, at }: { status: DocumentStatus; at?: string | undefined }) {
  return (
    <span className={`${form.badge} ${styles[status]}`}>
      {staffMessages.desk.status[status]}
      {at && `: ${dateAndTime(at)}`}
    </span>
  )
}
