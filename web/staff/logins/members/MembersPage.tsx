import { useState } from 'react'
import type { Invitation } from '#shared/entities/members.ts'
import { withRecentLogin } from '../../../data/staff/withLogin.ts'
import { write } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { paths } from '../../screens.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { asTyped, TextField } from '../../ui/TextField.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import styles from './AddMember.module.css'
import { Clinician } from './Clinician.tsx'
import { MemberCard } from './MemberCard.tsx'

export function MembersPage() {
  const [invitation, setInvitation] = useState<Invitation>()
  const members = useStaffQuery('GET /api/admin/members')
  const show = (link: Invitation | null) => {
    setInvitation(link ?? undefined)
    void members.refetch()
  }
  const add = async (fields: FormData) => {
    const body = { username: String(fields.get('new-member')) }
    show(await withRecentLogin(() => write('POST /api/admin/members', { body })))
  }
  return (
    <Loaded query={members} failed="The list of members could not be loaded.">
      {(found) => (
        <>
          <SubmitForm send={add} action="Add member" busyAction="Adding…" className={styles.form}>
            <TextField
              label="Username of a new member"
              name="new-member"
              required
              {...asTyped}
              maxLength={64}
            />
          </SubmitForm>
          <ul role="list" className={form.stack}>
            {found.map((member) => (
              <MemberCard key={member.username} member={member} onChanged={show} />
            ))}
          </ul>
          <Clinician member={found.find(({ isYou }) => isYou)?.username} />
          {invitation && <LinkDialog invitation={invitation} onClose={() => setInvitation(undefined)} />}
        </>
      )}
    </Loaded>
  )
}

function LinkDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
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
