import { Check, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { staffMessages } from '#shared/staffMessages.ts'
import type { Publication, Work } from './rowState.ts'
import styles from './SaveStatus.module.css'

const { status } = staffMessages

/** What is happening to a row's image, shown and announced. */
export function SaveStatus({
  work,
  progress,
}: {
  work: Work
  progress: Publication['progress'] | undefined
}) {
  return (
    <div className={styles.status}>
      {work.kind === 'uploading' && (
        <progress value={work.fraction} max={1} aria-label="Upload" className={styles.progress} />
      )}
      <p role="status" className={work.kind === 'failed' ? styles.failed : undefined}>
        {work.kind === 'idle' ? progressText(progress) : workText(work)}
      </p>
    </div>
  )
}

function workText(work: Exclude<Work, { kind: 'idle' }>): ReactNode {
  return work.kind === 'failed' ? work.message : <Busy>{status[work.kind]}</Busy>
}

function progressText(progress: Publication['progress'] | undefined): ReactNode {
  switch (progress) {
    case 'goingLive':
      return <Busy>{status.goingLive}</Busy>
    case 'live':
      return (
        <span className={styles.live}>
          <Check size={18} aria-hidden="true" /> {status.live}
        </span>
      )
    case 'slow':
      return status.slow
    default:
      return null
  }
}

function Busy({ children }: { children: ReactNode }) {
  return (
    <span className={styles.busy}>
      <LoaderCircle size={18} aria-hidden="true" className={styles.wheel} /> {children}
    </span>
  )
}
