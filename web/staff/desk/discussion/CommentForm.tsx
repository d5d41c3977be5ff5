import { apiLimits } from '#shared/apiLimits.ts'
import type { FieldPath } from '#shared/documents/fieldPath.ts'
import type { Comment } from '#shared/entities/discussion.ts'
import type { DocumentKind } from '#shared/entities/documents.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { useKeptText } from '../../ui/useKeptText.ts'
import { fieldLabel } from '../fields/fieldLabel.ts'
import styles from './discussion.module.css'
import { MentionText, mentionedIn } from './MentionText.tsx'

export interface Passage {
  path?: (string | number)[]
  quote: string
}

export const passageOf = (words: string, path?: FieldPath): Passage => ({
  ...(path && { path: [...path] }),
  quote: words.trim().slice(0, apiLimits.discussion.quote),
})

/** A form for a comment on the selected passage or the whole document, or for an answer to a comment. */
export function CommentForm({
  kind,
  keptAs,
  passage,
  answered,
  help,
  onWhole,
  colleagues,
  send,
}: {
  kind: DocumentKind
  keptAs: string
  passage: Passage | undefined
  /** The comment that the new comment answers. */
  answered?: Comment | undefined
  /** Tells how to choose a passage. */
  help: string
  onWhole: () => void
  /** Whom an @ can mention. Undefined for people without a login. */
  colleagues?: readonly string[]
  send: (comment: Partial<Passage> & { text: string; id?: string; to?: string[] }) => Promise<unknown>
}) {
  const [text, keep] = useKeptText(`comment ${keptAs}`)
  const sendAndForget = async () => {
    const to = mentionedIn(text, colleagues ?? [])
    await send({ text, ...(answered ? { id: answered.id } : passage), ...(to.length > 0 && { to }) })
    keep('')
    onWhole()
  }
  return (
    <SubmitForm
      action={answered ? 'Answer' : 'Add comment'}
      busyAction={answered ? 'Answering…' : 'Adding…'}
      kind="plain"
      send={sendAndForget}
    >
      {answered ? (
        <div className={styles.comment}>
          <p className={form.hint}>To {answered.by}:</p>
          <blockquote>{answered.text}</blockquote>
          <SmallButton kind="quiet" onClick={onWhole}>
            Comment on the document instead
          </SmallButton>
        </div>
      ) : passage ? (
        <div className={styles.comment}>
          <p className={form.hint}>On {passage.path ? fieldLabel(kind, passage.path) : 'these words'}:</p>
          <blockquote>{passage.quote}</blockquote>
          <SmallButton kind="quiet" onClick={onWhole}>
            On the whole document instead
          </SmallButton>
        </div>
      ) : (
        <p className={form.hint}>On the whole document. {help}</p>
      )}
      {colleagues ? (
        <MentionText
          key={answered?.id}
          label={answered ? 'Answer' : 'Comment'}
          isReady={answered !== undefined}
          value={text}
          colleagues={colleagues}
          onChange={keep}
        />
      ) : (
        <CommentText value={text} onChange={keep} />
      )}
    </SubmitForm>
  )
}

export const CommentText = ({
  label = 'Comment',
  isRequired = true,
  value,
  onChange,
}: {
  label?: string
  isRequired?: boolean
  value: string
  onChange: (text: string) => void
}) => (
  <label className={form.field}>
    {label}
    <textarea
      rows={isRequired ? 3 : 2}
      required={isRequired}
      maxLength={apiLimits.discussion.text}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
)
