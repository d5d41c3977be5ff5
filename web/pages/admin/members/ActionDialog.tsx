import type { Invitation, MemberAction } from '#shared/entities/members.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { staff } from '../../../data/staff.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../Dialog.tsx'
import form from '../form.module.css'
import { useSession } from '../Session.tsx'
import { toastSuccess } from '../toasts.tsx'
import { useSubmit } from '../useSubmit.ts'

export function ActionDialog({
  username,
  action,
  onDone,
  onClose,
}: {
  username: string
  action: MemberAction
  onDone: (invitation: Invitation | null) => void
  onClose: () => void
}) {
  const { withLogin } = useSession()
  const { label, text, done, doneText } = staffMessages.members.actions[action]
  const { busy, problem, submit } = useSubmit(async () => {
    const { invitation } = await withLogin(() => staff.changeMember(username, action))
    toastSuccess(done, doneText)
    onDone(invitation)
  })
  return (
    <Dialog title={`${label}: ${username}`} onClose={onClose} shape="narrow">
      <form onSubmit={submit} className={form.form}>
        <p>{text}</p>
        <p role="alert" className={form.problem}>
          {problem}
        </p>
        <div className={form.actions}>
          <Button type="submit" disabled={busy}>
            {label}
          </Button>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
