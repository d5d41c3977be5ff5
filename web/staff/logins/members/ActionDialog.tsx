import type { Invitation, MemberAction } from '#shared/entities/members.ts'
import { needsRecentLogin } from '#shared/staff/needsRecentLogin.ts'
import { staff } from '../../../data/staff/queries.ts'
import { withLogin, withRecentLogin } from '../../../data/staff/withLogin.ts'
import { staffMessages } from '../../staffMessages.ts'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'

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
  const { label, text, done, doneText } = staffMessages.members.actions[action]
  const send = async () => {
    const change = () => staff.changeMember(username, action)
    const { invitation } = await (needsRecentLogin(action) ? withRecentLogin : withLogin)(change)
    toastSuccess(done, doneText)
    onDone(invitation)
  }
  return (
    <DialogForm subject={username} action={label} send={send} onClose={onClose}>
      <p>{text}</p>
    </DialogForm>
  )
}
