import { Check, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './SaveStatus.module.css'
import type { SaveState } from './useImageUpdate.ts'

/** What is happening to a row, seen and heard. */
export function SaveStatus({ doing }: { doing: SaveState }) {
  return (
    <div className={styles.status}>
      {doing.kind === 'uploading' && (
        <progress value={doing.done} max={1} aria-label="Upload" className={styles.progress} />
      )}
      <p role="status" className={doing.kind === 'problem' ? styles.problem : undefined}>
        {wordsOf(doing)}
      </p>
    </div>
  )
}

function wordsOf(doing: SaveState): ReactNode {
  switch (doing.kind) {
    case 'preparing':
      return <Busy>Preparing the photo…</Busy>
    case 'uploading':
      return <Busy>Uploading…</Busy>
    case 'saving':
      return <Busy>Saving…</Busy>
    case 'goingLive':
      return <Busy>Saved. Going live…</Busy>
    case 'live':
      return (
        <span className={styles.live}>
          <Check size={18} aria-hidden="true" /> Live
        </span>
      )
    case 'slow':
      return 'Saved. The website takes longer than usual to show it; it will, without your help.'
    case 'problem':
      return doing.sentence
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
