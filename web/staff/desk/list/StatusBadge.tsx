import type { DocumentStatus } from '#shared/entities/documents.ts'
import { staffMessages } from '../../staffMessages.ts'
import styles from './StatusBadge.module.css'

export function StatusBadge({ status }: { status: DocumentStatus }) {
  return <span className={`${styles.badge} ${styles[status]}`}>{staffMessages.desk.status[status]}</span>
}
