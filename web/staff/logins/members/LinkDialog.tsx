import type { Invitation } from '#shared/entities/members.ts'
import { Button } from '../../../ui/Button.tsx'
import { paths } from '../../screens.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { dateAndTime } from '../../ui/dateAndTime.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'

export function LinkDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const link = `${location.origin}${paths.join}#${invitation.token}`
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toastSuccess('Link copied', 'Send it in a way that only this person reads.')
    } catch {
      toastFailure('The link was not copied', 'Please select it and copy it.')
    }
  }
  return (
    <Dialog title={`One-time link for ${invitation.username}`} onClose={onClose} shape="narrow">
      <p>Send this link in a way that only this person reads. It works once, and it is not shown again.</p>
      <TextField
        label="Link"
        data-first=""
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <p>Until {dateAndTime(invitation.expiresAt)}.</p>
      <Button onClick={() => void copy()}>Copy link</Button>
    </Dialog>
  )
}
