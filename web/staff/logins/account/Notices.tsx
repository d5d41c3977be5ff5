import { useQueryClient } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { NoticeAddress } from '#shared/entities/account.ts'
import { writeWithLogin } from '../../../data/staff/withLogin.ts'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'

const key = 'GET /api/admin/account/notices'

/** The address at which the member gets a mail when somebody waits for them. */
export function Notices() {
  const queryClient = useQueryClient()
  const change = async (address: string | null) => {
    const changed = await writeWithLogin('PUT /api/admin/account/notices', { body: { address } })
    queryClient.setQueryData([urlOf(key)], changed)
  }
  return (
    <Loaded query={useStaffQuery(key)} failed="The address for notices could not be loaded.">
      {({ state, address }) => (
        <>
          <p>{noticeStates[state](address)}</p>
          <p className={form.hint}>
            A notice comes when a colleague asks you, answers you, mentions you or has approved your text,
            when somebody approves it by your link, and when your schedule was missed: at most one an hour,
            and none while you are here. It does not say what it is about.
          </p>
          <SubmitForm
            key={state}
            send={(fields) => change(String(fields.get('address')).trim())}
            action={
              state === 'none'
                ? 'Get notices'
                : state === 'confirmed'
                  ? 'Change the address'
                  : 'Send the link again'
            }
            busyAction="Sending…"
            kind={state === 'none' ? 'quiet' : 'plain'}
          >
            <TextField
              label="Mail address"
              name="address"
              type="email"
              autoComplete="email"
              required
              defaultValue={address}
              maxLength={254}
            />
          </SubmitForm>
          {state !== 'none' && (
            <SubmitForm
              send={() => change(null)}
              action="Remove the address"
              busyAction="Removing…"
              kind="plain"
            />
          )}
        </>
      )}
    </Loaded>
  )
}

export const noticeStates: Record<NoticeAddress['state'], (address?: string) => string> = {
  none: () => 'Off: you read on Today that somebody waits for you.',
  waiting: (address) =>
    `Not confirmed yet: the link in the mail to ${address} (from AWS Notifications) has to be opened within two days.`,
  confirmed: (address) => `On: mails go to ${address}.`,
  ended: () =>
    'Off: nobody opened the link within two days, or somebody unsubscribed with the link in a mail.',
}
