import { useState } from 'react'
import type { Invitation, Member, MemberAction } from '#shared/entities/members.ts'
import { needsRecentLogin } from '#shared/staff/needsRecentLogin.ts'
import { withLogin, withRecentLogin } from '../../../data/staff/withLogin.ts'
import { write } from '../../../data/write.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'
import styles from './MemberCard.module.css'

const { members } = staffMessages

/** The member's own card has no actions, so that nobody locks themselves out. "Your account" is another screen. */
export function MemberCard({
  member,
  onChanged,
}: {
  member: Member
  onChanged: (invitation: Invitation | null) => void
}) {
  const [action, setAction] = useState<MemberAction>()
  const { username, status, isYou, lastSeenAt, linkExpiresAt } = member
  const change = async (chosen: MemberAction) => {
    const input = { params: { username }, body: { action: chosen } }
    const send = () => write('POST /api/admin/members/{username}', input)
    const { invitation } = await (needsRecentLogin(chosen) ? withRecentLogin : withLogin)(send)
    const { done, doneText } = members.actions[chosen]
    toastSuccess(done, doneText)
    onChanged(invitation)
  }
  const buttons = (areDangers: boolean) =>
    actionsFor[status]
      .filter((possible) => dangers.includes(possible) === areDangers)
      .map((possible) => (
        <SmallButton
          key={possible}
          aria-label={`${members.actions[possible].label} ${username}`}
          onClick={() => setAction(possible)}
        >
          {members.actions[possible].label}
        </SmallButton>
      ))
  return (
    <li className={`${form.between} ${form.line}`}>
      <div className={styles.member}>
        <div className={form.actions}>
          <h2>
            {username} {isYou && '(you)'}
          </h2>
          <p className={`${form.badge} ${styles[status]}`}>{members.status[status]}</p>
        </div>
        <p className={form.hint}>
          {lastSeenAt ? `Last seen ${dateAndTime(lastSeenAt)}` : 'Never logged in'}
          {status === 'active' && ` · ${factorsOf(member)}`}
          {linkExpiresAt && ` · The one-time link works until ${dateAndTime(linkExpiresAt)}`}
        </p>
      </div>
      {!isYou && (
        <div className={form.actions}>
          {buttons(false)}
          <div className={`${form.actions} ${form.dangers}`}>{buttons(true)}</div>
        </div>
      )}
      {action && (
        <DialogForm
          title={`${members.actions[action].label}: ${username}`}
          action={members.actions[action].label}
          send={() => change(action)}
          onClose={() => setAction(undefined)}
        >
          <p>{members.actions[action].text}</p>
        </DialogForm>
      )}
    </li>
  )
}

const actionsFor: Readonly<Record<Member['status'], readonly MemberAction[]>> = {
  active: ['signOut', 'reset', 'disable', 'remove'],
  invited: ['reset', 'disable', 'remove'],
  disabled: ['enable', 'remove'],
}

const dangers: readonly MemberAction[] = ['disable', 'remove']

function factorsOf({ secondFactor, passkeys, recoveryCodes }: Member): string {
  const had = passkeys === 0 ? 'No passkey' : counted(passkeys, 'passkey')
  if (!secondFactor) return `${had}, no second factor`
  return `Second factor: ${had}, ${counted(recoveryCodes, 'recovery code')} left`
}
