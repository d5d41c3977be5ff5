import { staffMessages } from '../../staffMessages.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { DocumentActions } from './useDocumentActions.ts'

/** A named clinician, lawyer or translator vouches for the published text. */
export const SignOffDialog = ({
  texts: { title, text, confirm },
  others,
  onSignOff,
  onClose,
}: {
  texts: { title: string; text: string; confirm: string }
  others: readonly string[]
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
    {others.length > 0 && <p>{staffMessages.desk.readTogether(others)}</p>}
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
