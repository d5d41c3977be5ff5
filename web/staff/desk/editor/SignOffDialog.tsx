import type { FormEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { TextField } from '../../ui/TextField.tsx'
import type { DocumentActions } from './useDocumentActions.ts'

/** A named clinician, lawyer or translator vouches for what is published. */
export function SignOffDialog({
  texts,
  onSignOff,
  onClose,
}: {
  texts: { title: string; text: string; confirm: string }
  onSignOff: DocumentActions['signOff']
  onClose: () => void
}) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reviewer = String(new FormData(event.currentTarget).get('reviewer') ?? '').trim()
    if (reviewer !== '' && (await onSignOff(reviewer))) onClose()
  }
  return (
    <Dialog title={texts.title} onClose={onClose} shape="narrow">
      <form onSubmit={submit} className={form.form}>
        <p>{texts.text}</p>
        <TextField
          label="Name and credentials"
          name="reviewer"
          data-first=""
          required
          maxLength={200}
          autoComplete="name"
          placeholder="Ana Reyes, LPC"
        />
        <div>
          <Button type="submit">{texts.confirm}</Button>
        </div>
      </form>
    </Dialog>
  )
}
