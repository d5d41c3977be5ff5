import { site } from '#shared/site.ts'
import { Button } from './Button.tsx'
import { FailureReference } from './FailureReference.tsx'
import styles from './PartFailure.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** A part of a page that could not be read: says so, offers another try and a phone number; the rest stays. */
export function PartFailure({
  message,
  error,
  again,
}: {
  message: string
  error?: Error
  again: () => unknown
}) {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.message}>{message}</p>
      <p>
        The rest of this page still works. Try again in a moment, or call us:{' '}
        <PhoneLink phone={site.mainPhone} />
      </p>
      <p>
        <Button kind="quiet" onClick={() => again()}>
          Try again
        </Button>
      </p>
      <FailureReference error={error} />
    </div>
  )
}
