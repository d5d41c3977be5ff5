import { apiLimits } from '#shared/apiLimits.ts'
import type { FieldPath } from '#shared/documents/fieldPath.ts'
import type { DocumentKind } from '#shared/entities/documents.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { useKeptText } from '../../ui/useKeptText.ts'
import { fieldLabel } from '../fields/fieldLabel.ts'
import styles from './discussion.module.css'

export interface Passage {
  path?: (string | number)[]
  quote: string
}

export const passageOf = (words: string, path?: FieldPath): Passage => ({
  ...(path && { path: [...path] }),
  quote: words.trim().slice(0, apiLimits.discussion.quote),
})

/** A comment on the passage that is selected, or on the whole document. */
export function CommentForm({
  kind,
  keptAs,
  passage,
  help,
  onWhole,
  send,
}: {
  kind: DocumentKind
  keptAs: string
  passage: Passage | undefined
  /** How a passage is chosen. */
  help: string
  onWhole: () => void
  send: (comment: Partial<Passage> & { text: string }) => Promise<unknown>
}) {
  const [text, keep] = useKeptText(`comment ${keptAs}`)
  const sendAndForget = async () => {
    await send({ text, ...passage })
    keep('')
    onWhole()
  }
  return (
    <SubmitForm action="Add comment" busyAction="Adding…" kind="plain" send={sendAndForget}>
      {passage ? (
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
      <CommentText value={text} onChange={keep} />
    </SubmitForm>
  )
}

export const CommentText = ({
  label = 'Comment',
  value,
  onChange,
}: {
  label?: string
  value: string
  onChange: (text: string) => void
}) => (
  <label className={form.field}>
    {label}
    <textarea
      rows={3}
      required
      maxLength={apiLimits.discussion.text}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
)
