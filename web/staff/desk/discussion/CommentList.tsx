import type { Comment } from '#shared/entities/discussion.ts'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { weekdayAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { fieldLabel } from '../fields/fieldLabel.ts'
import styles from './discussion.module.css'

interface Actions {
  /** Offered at open comments that are addressed to `member`. */
  onAnswer?: (comment: Comment) => void
  member?: string | undefined
  onShow?: (comment: Comment) => void
  onSettle?: (comment: Comment) => void
}

/** The open comments, and below them the resolved comments. */
export function CommentList({
  comments,
  ...actions
}: { kind: DocumentKind; comments: readonly Comment[] } & Actions) {
  const { open = [], resolved = [] } = Object.groupBy(comments, ({ resolvedAt }) =>
    resolvedAt ? 'resolved' : 'open',
  )
  return (
    <>
      {open.length > 0 ? (
        <Comments label="Open comments" comments={open} {...actions} />
      ) : (
        <p className={form.hint}>No open comments.</p>
      )}
      {resolved.length > 0 && (
        <details>
          <summary>Resolved: {resolved.length}</summary>
          <Comments label="Resolved comments" comments={resolved} {...actions} />
        </details>
      )}
    </>
  )
}

const Comments = ({
  label,
  kind,
  comments,
  member = '',
  onAnswer,
  onShow,
  onSettle,
}: { label: string; kind: DocumentKind; comments: readonly Comment[] } & Actions) => (
  <ul role="list" aria-label={label} className={styles.list}>
    {comments.map((comment) => {
      const { id, at, by, byLink, to, isAnswer, path, quote, text, resolvedAt, resolvedBy } = comment
      return (
        <li key={id} className={styles.comment}>
          <p className={form.hint}>
            <strong>{by}</strong>
            {byLink && ' (by link)'}
            {to && ` to ${to.join(' and ')}`}, {weekdayAndTime(at)}
            {path && `, on ${fieldLabel(kind, path)}`}
          </p>
          {quote && <blockquote>{quote}</blockquote>}
          <p className={styles.text}>{text}</p>
          {resolvedAt && (
            <p className={form.hint}>
              Resolved by {resolvedBy}, {weekdayAndTime(resolvedAt)}
            </p>
          )}
          {onSettle && (
            <div className={form.actions}>
              {onAnswer && to?.includes(member) && !isAnswer && !resolvedAt && (
                <SmallButton kind="main" onClick={() => onAnswer(comment)}>
                  Answer
                </SmallButton>
              )}
              <SmallButton onClick={() => onSettle(comment)}>{resolvedAt ? 'Reopen' : 'Resolve'}</SmallButton>
              {path && onShow && (
                <SmallButton kind="quiet" onClick={() => onShow(comment)}>
                  Show in the text
                </SmallButton>
              )}
            </div>
          )}
        </li>
      )
    })}
  </ul>
)
