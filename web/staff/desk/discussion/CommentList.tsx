import type { Comment } from '#shared/entities/discussion.ts'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { weekdayAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { fieldLabel } from '../fields/fieldLabel.ts'
import styles from './discussion.module.css'

interface Actions {
  onAnswer?: (comment: Comment) => void
  member?: string | undefined
  onShow?: (comment: Comment) => void
  /** Gets what an open thread is resolved by, or the last comment of one that is reopened. */
  onSettle?: (comment: Comment) => void
}

/** A comment and the answers after it, the oldest first. */
type Thread = readonly [Comment, ...Comment[]]

/** The open threads, and below them those whose comments are all resolved. */
export function CommentList({
  comments,
  ...actions
}: { kind: DocumentKind; comments: readonly Comment[] } & Actions) {
  const threads = [...Map.groupBy(comments, ({ id, thread = id }) => thread).values()] as unknown as Thread[] // A group has a member.
  const { open = [], resolved = [] } = Object.groupBy(threads, (thread) =>
    thread.every(({ resolvedAt }) => resolvedAt) ? 'resolved' : 'open',
  )
  return (
    <>
      {open.length > 0 ? (
        <Threads label="Open comments" threads={open} {...actions} />
      ) : (
        <p className={form.hint}>No open comments.</p>
      )}
      {resolved.length > 0 && (
        <details>
          <summary>Resolved: {resolved.length}</summary>
          <Threads label="Resolved comments" threads={resolved} {...actions} />
        </details>
      )}
    </>
  )
}

function Threads({
  label,
  kind,
  threads,
  member = '',
  onAnswer,
  onShow,
  onSettle,
}: { label: string; kind: DocumentKind; threads: readonly Thread[] } & Actions) {
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {threads.map((thread) => {
        const [first, ...answers] = thread
        const last = answers.at(-1) ?? first
        const open = thread.filter(({ resolvedAt }) => !resolvedAt)
        const isAsked = open.find(({ to }) => to?.includes(member))
        return (
          <li key={first.id} className={styles.comment}>
            <Said kind={kind} comment={first} />
            {answers.length > 0 && (
              <ul role="list" aria-label={`Answers to ${first.by}`} className={styles.list}>
                {answers.map((answer) => (
                  <li key={answer.id} className={styles.comment}>
                    <Said kind={kind} comment={answer} />
                  </li>
                ))}
              </ul>
            )}
            {last.resolvedAt && open.length === 0 && (
              <p className={form.hint}>
                Resolved by {last.resolvedBy}, {weekdayAndTime(last.resolvedAt)}
              </p>
            )}
            {onSettle && (
              <div className={form.actions}>
                {onAnswer && open.length > 0 && (
                  <SmallButton
                    {...(isAsked && { kind: 'main' })}
                    onClick={() => onAnswer(isAsked ?? open.at(-1) ?? last)}
                  >
                    Answer
                  </SmallButton>
                )}
                <SmallButton onClick={() => onSettle(open.at(-1) ?? last)}>
                  {open.length > 0 ? 'Resolve' : 'Reopen'}
                </SmallButton>
                {first.path && onShow && (
                  <SmallButton kind="quiet" onClick={() => onShow(first)}>
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
}

const Said = ({
  kind,
  comment: { at, by, byLink, to, path, quote, text },
}: {
  kind: DocumentKind
  comment: Comment
}) => (
  <>
    <p className={form.hint}>
      <strong>{by}</strong>
      {byLink && ' (by link)'}
      {to && ` to ${to.join(' and ')}`}, {weekdayAndTime(at)}
      {path && `, on ${fieldLabel(kind, path)}`}
    </p>
    {quote && <blockquote>{quote}</blockquote>}
    <p className={styles.text}>{text}</p>
  </>
)
