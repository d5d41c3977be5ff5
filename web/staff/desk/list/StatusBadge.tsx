import type { DocumentStatus } from '#shared/entities/documents.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import styles from './StatusBadge.module.css'

/** `at` is the time of the scheduled change, which may be the end of what is published. */
export function StatusBadge({
  status,
  at,
  isEnd = false,
}: {
  status: DocumentStatus
  at?: string | undefined
  isEnd?: boolean
}) {
  return (
    <span className={`${form.badge} ${styles[status]}`}>
      {isEnd ? 'Published until' : staffMessages.desk.status[status]}
      {at && `: ${dateAndTime(at)}`}
    </span>
  )
}
