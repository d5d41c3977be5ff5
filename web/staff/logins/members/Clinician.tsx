import { useQueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { ClinicianAction, Clinician as Named } from '#shared/entities/clinician.ts'
import { withRecentLogin } from '../../../data/staff/withLogin.ts'
import { write } from '../../../data/write.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { noticeStates } from '../account/Notices.tsx'
import styles from './AddMember.module.css'

const key = 'GET /api/admin/clinician'

/** The person without a login whose approval by link counts for every member. */
export function Clinician({ member }: { member: string | undefined }) {
  const queryClient = useQueryClient()
  const change = async (body: ClinicianAction) => {
    const changed = await withRecentLogin(() => write('POST /api/admin/clinician', { body }))
    queryClient.setQueryData([urlOf(key)], changed)
  }
  const name = (fields: FormData) =>
    change({
      action: 'name',
      name: String(fields.get('clinician')).trim(),
      address: String(fields.get('address')).trim(),
    })
  return (
    <section aria-labelledby="clinician" className={form.card}>
      <h2 id="clinician">Clinician who approves by link</h2>
      <p className={form.hint}>
        Where two people publish, the approval of this person counts for every member, with a link that only
        this person gets by mail. A second member confirms the name and the address; with one member, they
        count after a day. Activity has each change.
      </p>
      <Loaded query={useStaffQuery(key)} failed="The clinician could not be loaded.">
        {({ clinician }) =>
          clinician ? (
            <>
              <p>
                <strong>{clinician.name}</strong>, {clinician.address ?? 'without an address now'}
              </p>
              <p>{stateOf(clinician)}</p>
              {clinician.state !== 'confirmed' && <p>{noticeStates[clinician.state](clinician.address)}</p>}
              <div className={form.actions}>
                {clinician.since === undefined && clinician.by !== member && (
                  <SubmitForm
                    send={() => change({ action: 'confirm', at: clinician.at })}
                    action={`Confirm ${clinician.name}`}
                    busyAction="Confirming…"
                  />
                )}
                <SubmitForm
                  send={() => change({ action: 'remove' })}
                  action={`Remove ${clinician.name}`}
                  busyAction="Removing…"
                  kind="plain"
                />
              </div>
            </>
          ) : (
            <SubmitForm
              send={name}
              action="Name the clinician"
              busyAction="Naming…"
              kind="plain"
              className={styles.form}
            >
              <TextField
                label="Name and credentials"
                name="clinician"
                placeholder="Jane Roe, MD"
                required
                minLength={2}
                maxLength={100}
              />
              <TextField
                label="Mail address of the clinician"
                name="address"
                type="email"
                autoComplete="off"
                required
                maxLength={254}
              />
            </SubmitForm>
          )
        }
      </Loaded>
    </section>
  )
}

function stateOf({ by, at, confirmedBy, since }: Named): string {
  const named = `Named by ${by}, ${dateAndTime(at)}`
  if (since === undefined) return `${named}. Somebody other than ${by} has to confirm this.`
  return confirmedBy
    ? `${named}, and confirmed by ${confirmedBy}.`
    : `${named}. Counts from ${dateAndTime(since)} on.`
}
