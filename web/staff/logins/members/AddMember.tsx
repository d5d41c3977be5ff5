import { useState } from 'react'
import type { Invitation } from '#shared/entities/members.ts'
import { staff } from '../../../data/staff/queries.ts'
import { withRecentLogin } from '../../../data/staff/withLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../ui/form.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import styles from './AddMember.module.css'

export function AddMember({ onAdded }: { onAdded: (invitation: Invitation) => void }) {
  const [added, setAdded] = useState(0)
  const { busy, problem, submit } = useSubmit(async (fields) => {
    const invite = () => staff.inviteMember(String(fields.get('new-member')))
    onAdded(await withRecentLogin(invite))
    setAdded(added + 1)
  })
  return (
    // The key empties the field after an addition.
    <form key={added} onSubmit={submit} className={styles.form}>
      <TextField
        label="Username of a new member"
        name="new-member"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <Button type="submit" disabled={busy}>
        {busy ? 'Adding…' : 'Add member'}
      </Button>
      <p role="alert" className={`${form.problem} ${styles.problem}`}>
        {problem}
      </p>
    </form>
  )
}
