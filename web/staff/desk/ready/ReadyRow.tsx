import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ReadyDocument } from '#shared/entities/documents.ts'
import { editorPath, screenOf } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { problemSentence } from '../fields/fieldLabel.ts'
import { StatusBadge } from '../list/StatusBadge.tsx'
import styles from './ReadyPage.module.css'

const { untitled } = staffMessages.desk

export function ReadyRow({
  document,
  isChosen,
  isDisabled,
  onChoose,
}: {
  document: ReadyDocument
  isChosen: boolean
  isDisabled: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const problemsId = useId()
  const { kind, title, isPublished, isOutdated, updatedAt, updatedBy, publishAt, issues } = document
  const name = title || untitled
  const problems = [
    ...(isOutdated ? ['Somebody has published another version since. Open it to bring both together.'] : []),
    ...issues.map((issue) => problemSentence(kind, issue)),
  ]
  return (
    <li className={styles.row}>
      <input
        type="checkbox"
        aria-label={`Publish ${name}`}
        aria-describedby={problems.length > 0 ? problemsId : undefined}
        checked={isChosen && !isDisabled}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div>
        <a href={editorPath(document)} className={form.name}>
          {name}
        </a>
        <span className={form.hint}>
          {screenOf(kind).singular}, changed {dateAndTime(updatedAt)} by {updatedBy}
          {publishAt && `. Publishes ${dateAndTime(publishAt)}`}
        </span>
        {problems.length > 0 && (
          <ul id={problemsId} className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>
                <CircleAlert size={18} aria-hidden="true" /> {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
      <StatusBadge status={statusOf(publishAt, isPublished)} />
    </li>
  )
}

function statusOf(publishAt: string | undefined, isPublished: boolean) {
  if (publishAt) return 'scheduled'
  return isPublished ? 'changed' : 'draft'
}
