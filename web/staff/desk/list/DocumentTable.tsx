import type { DocumentSummary } from '#shared/entities/documents.ts'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/dateAndTime.ts'
import form from '../../ui/form.module.css'
import styles from './DocumentTable.module.css'
import { StatusBadge } from './StatusBadge.tsx'

export function DocumentTable({
  label,
  documents,
}: {
  label: string
  documents: readonly DocumentSummary[]
}) {
  return (
    <ul role="list" aria-label={label}>
      {documents.map((document) => (
        <li key={document.id} className={`${form.line} ${styles.document}`}>
          <a href={editorPath(document)} className={form.name}>
            {document.title || staffMessages.desk.untitled}
          </a>
          <span className={`${form.hint} ${styles.facts}`}>{factsOf(document)}</span>
          <span>
            <StatusBadge status={document.status} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function factsOf({
  status,
  publishAt,
  startsAt,
  unpublishAt,
  updatedAt,
  updatedBy,
  address,
}: DocumentSummary): string {
  if (status === 'past' && unpublishAt) return `Ended ${dateAndTime(unpublishAt)}`
  if (startsAt && unpublishAt) {
    const isAhead = Date.parse(startsAt) > Date.now()
    return isAhead ? `Starts ${dateAndTime(startsAt)}` : `Shown until ${dateAndTime(unpublishAt)}`
  }
  if (publishAt) return `Publishes ${dateAndTime(publishAt)}`
  if (unpublishAt) return `Ends ${dateAndTime(unpublishAt)}`
  if (updatedAt && updatedBy) return `${dateAndTime(updatedAt)}, by ${updatedBy}`
  return address ?? ''
}
