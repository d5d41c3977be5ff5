import { Check, LoaderCircle } from 'lucide-react'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { toastFailure } from '../../ui/toasts.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import styles from './LiveStatus.module.css'
import { RedirectForm } from './RedirectForm.tsx'
import { RedirectTable } from './RedirectTable.tsx'
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
      <LiveStatus progress={progress} />
    </div>
  )
}

function LiveStatus({ progress }: Pick<RedirectChange, 'progress'>) {
  return (
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
  )
}
