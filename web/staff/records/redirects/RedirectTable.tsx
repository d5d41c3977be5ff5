import { useState } from 'react'
import type { ListedRedirect } from '#shared/entities/redirect.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { StaffTable } from '../../ui/StaffTable.tsx'
import styles from './RedirectsPage.module.css'

const texts = staffMessages.redirects

export function RedirectTable({
  redirects,
  onDelete,
}: {
  redirects: readonly ListedRedirect[]
  onDelete: (from: string) => void
}) {
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <StaffTable
        label={staffScreens.redirects.title}
        columns={[
          texts.labels.from,
          texts.labels.to,
          'Since',
          'By',
          <span key="delete" className="visually-hidden">
            Delete
          </span>,
        ]}
        rows={redirects.map((redirect) => ({
          key: redirect.from,
          cells: [
            redirect.from,
            <Target key="to" redirect={redirect} />,
            dateAndTime(redirect.at),
            redirect.isManual ? redirect.by : `Automatic, when ${redirect.by} published`,
            <Button key="delete" kind="plain" size="small" onClick={() => setChosen(redirect.from)}>
              Delete <span className="visually-hidden">the redirect of {redirect.from}</span>
            </Button>,
          ],
        }))}
      />
      {chosen !== undefined && (
        <ConfirmDialog
          title={`Delete the redirect of ${chosen}?`}
          action="Delete"
          onConfirm={() => onDelete(chosen)}
          onClose={() => setChosen(undefined)}
        >
          <p>Visitors with a link to the old address will see “404 Page Not Found”.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Target({ redirect: { to, isServed } }: { redirect: ListedRedirect }) {
  return (
    <>
      <a href={to} className={styles.target}>
        {to}
      </a>
      {!isServed && <p className={form.problem}>Not in use: there is no longer a page at the new address.</p>}
    </>
  )
}
