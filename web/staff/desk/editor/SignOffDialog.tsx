import { DialogForm } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { DocumentActions } from './useDocumentActions.ts'

/** A named clinician, lawyer or translator vouches for what is published. */
export const SignOffDialog = ({
  texts: { title, text, confirm },
  onSignOff,
  onClose,
}: {
  texts: { title: string; text: string; confirm: string }
  onSignOff: DocumentActions['signOff']
  onClose: () => void
}) => (
  <DialogForm
    title={title}
    action={confirm}
    send={(fields) => onSignOff(String(fields.get('reviewer')).trim())}
    onClose={onClose}
  >
    <p>{text}</p>
    <TextField
      label="Name and credentials"
      name="reviewer"
      data-first=""
      required
      pattern=".*\S.*"
      maxLength={200}
      autoComplete="name"
      placeholder="Ana Reyes, LPC"
    />
  </DialogForm>
)
