import type { Invitation, MemberAction } from '#shared/entities/members.ts'
import { needsRecentLogin } from '#shared/staff/needsRecentLogin.ts'
import { staff } from '../../../data/staff/queries.ts'
import { afterRecentLogin } from '../../../data/staff/recentLogin.ts'
import { DialogForm } from '../../DialogForm.tsx'
import { useSession } from '../../Session.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { toastSuccess } from '../../toasts.tsx'

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
  const send = async () => {
    const change = () => staff.changeMember(username, action)
    const { invitation } = await withLogin(() =>
      needsRecentLogin(action) ? afterRecentLogin(change) : change(),
    )
    toastSuccess(done, doneText)
    onDone(invitation)
  }
  return (
    <DialogForm subject={username} action={label} send={send} onClose={onClose}>
      <p>{text}</p>
    </DialogForm>
  )
}
