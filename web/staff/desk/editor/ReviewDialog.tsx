import type { FormEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../Dialog.tsx'
import { staffMessages } from '../../staffMessages.ts'
import styles from './Dialogs.module.css'
import type { DocumentActions } from './useDocumentActions.ts'

/** A named clinician vouches for what is published. */
export function ReviewDialog({
  onReview,
  onClose,
}: {
  onReview: DocumentActions['review']
  onClose: () => void
}) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reviewer = String(new FormData(event.currentTarget).get('reviewer') ?? '').trim()
    if (reviewer !== '' && (await onReview(reviewer))) onClose()
  }
  return (
    <Dialog title="Clinical review" onClose={onClose} shape="narrow">
      <form onSubmit={submit} className={styles.form}>
        <p>{staffMessages.desk.review.text}</p>
        <label className={styles.field}>
          Your name and credentials
          <input
            name="reviewer"
            data-first=""
            required
            maxLength={200}
            autoComplete="name"
            placeholder="Ana Reyes, LPC"
          />
        </label>
        <div>
          <Button type="submit">I have read this page and it is right</Button>
        </div>
      </form>
    </Dialog>
  )
}
