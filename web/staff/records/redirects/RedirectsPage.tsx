import { Check, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import type { ListedRedirect } from '#shared/entities/redirect.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { StaffTable } from '../../ui/StaffTable.tsx'
import { toastFailure } from '../../ui/toasts.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { RedirectForm } from './RedirectForm.tsx'
import styles from './RedirectsPage.module.css'
import { type RedirectChange, useRedirectChanges } from './useRedirects.ts'

export function RedirectsPage() {
  const { add, remove, last } = useRedirectChanges()
  const removeRedirect = (from: string) =>
    remove.mutate(from, {
      onError: () => toastFailure('The redirect was not deleted', staffMessages.desk.tryAgain),
    })
  return (
    <>
      <RedirectForm busy={add.isPending} onAdd={add.mutateAsync} />
      {last && <LastChange change={last} />}
      <Loaded query={useStaffQuery('GET /api/admin/redirects')} failed="The redirects could not be loaded.">
        {(redirects) =>
          redirects.length === 0 ? (
            <Empty>There are no redirects yet.</Empty>
          ) : (
            <RedirectTable redirects={redirects} onDelete={removeRedirect} />
          )
        }
      </Loaded>
    </>
  )
}

function LastChange({ change: { from, to, progress } }: { change: RedirectChange }) {
  return (
    <div className={form.between}>
      <strong>
        {from} {to === undefined ? 'is no longer redirected.' : `leads to ${to}.`}
      </strong>
      <p role="status" className={styles.status}>
        {progress === 'goingLive' && (
          <>
            <LoaderCircle size={18} aria-hidden="true" className={styles.wheel} /> Saved. Going live…
          </>
        )}
        {progress === 'live' && (
          <strong className={styles.live}>
            <Check size={18} aria-hidden="true" /> Live
          </strong>
        )}
        {progress === 'slow' &&
          'Saved. The website is taking longer than usual to update. You do not need to do anything.'}
      </p>
    </div>
  )
}

const texts = staffMessages.redirects

function RedirectTable({
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
