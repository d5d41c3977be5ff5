import { Check, LoaderCircle } from 'lucide-react'
import { staffMessages } from '../../staffMessages.ts'
import styles from './LiveStatus.module.css'
import type { RedirectChange } from './useRedirects.ts'

const { status } = staffMessages

/** Whether visitors see the last change, shown and announced. */
export function LiveStatus({ progress }: Pick<RedirectChange, 'progress'>) {
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
