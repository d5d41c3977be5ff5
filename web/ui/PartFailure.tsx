import { mainPhone } from '#shared/clinic/offices.ts'
import { requestIdOf } from '../data/read.ts'
import { useReadSite } from '../data/useSite.ts'
import { Button } from './Button.tsx'
import { FailureReference } from './FailureReference.tsx'
import styles from './PartFailure.module.css'
import { PhoneLink } from './PhoneLink.tsx'

export function PartFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const site = useReadSite()
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.message}>{error.message}</p>
      <p>
        The rest of this page still works. Try again in a moment, or call us
        {site && (
          <>
            : <PhoneLink phone={mainPhone(site)} />
          </>
        )}
      </p>
      <p>
        <Button kind="quiet" onClick={() => onRetry()}>
          Try again
        </Button>
      </p>
      <FailureReference requestId={requestIdOf(error)} />
    </div>
  )
}
