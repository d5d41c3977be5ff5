import { Check, LoaderCircle } from 'lucide-react'
import { Empty } from '../../Empty.tsx'
import form from '../../form.module.css'
import { Loaded } from '../../Loaded.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure } from '../../toasts.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import styles from './LiveStatus.module.css'
import { RedirectForm } from './RedirectForm.tsx'
import { RedirectTable } from './RedirectTable.tsx'
import { type RedirectChange, useRedirectChanges } from './useRedirects.ts'

const texts = staffMessages.redirects

export function RedirectsPage() {
  return (
    <StaffScreen title={staffScreens.redirects.title} intro={texts.intro}>
      <Redirects />
    </StaffScreen>
  )
}

function Redirects() {
  const { add, remove, last } = useRedirectChanges()
  const removeRedirect = (from: string) =>
    remove.mutate(from, { onError: () => toastFailure(texts.notDeleted, staffMessages.desk.tryAgain) })
  return (
    <>
      <RedirectForm busy={add.isPending} onAdd={add.mutateAsync} />
      {last && <LastChange change={last} />}
      <Loaded query={useStaffQuery('GET /api/admin/redirects')} failed={texts.failed}>
        {(redirects) =>
          redirects.length === 0 ? (
            <Empty>{texts.none}</Empty>
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
      <strong>{to === undefined ? texts.deleted(from) : texts.added(from, to)}</strong>
      <LiveStatus progress={progress} />
    </div>
  )
}

const { status } = staffMessages

/** Whether visitors see the last change, shown and announced. */
function LiveStatus({ progress }: Pick<RedirectChange, 'progress'>) {
  return (
    <p role="status" className={styles.status}>
      {progress === 'goingLive' && (
        <>
          <LoaderCircle size={18} aria-hidden="true" className={styles.wheel} /> {status.goingLive}
        </>
      )}
      {progress === 'live' && (
        <strong className={styles.live}>
          <Check size={18} aria-hidden="true" /> {status.live}
        </strong>
      )}
      {progress === 'slow' && status.slow}
    </p>
  )
}
