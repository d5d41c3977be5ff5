import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { Dialog } from '../Dialog.tsx'
import styles from './ConflictDialog.module.css'
import { Thumbnail } from './Thumbnail.tsx'
import type { Conflict } from './useImageUpdate.ts'

/** Two people changed one page: both pictures, and whose shall stay. */
export function ConflictDialog({
  conflict,
  onClose,
  onKeepTheirs,
  onUseMine,
}: {
  conflict: Conflict
  onClose: (theirs: ServicePage) => void
  onKeepTheirs: (theirs: ServicePage) => void
  onUseMine: (conflict: Conflict) => void
}) {
  const { theirs, mine } = conflict
  return (
    <Dialog title="Somebody else changed this picture" onClose={() => onClose(theirs)} narrow>
      <p>
        While you were working on <strong>{theirs.title}</strong>, its picture was changed. Which one shall
        the page show?
      </p>
      <div className={styles.choices}>
        <figure className={styles.choice}>
          <Thumbnail picture={theirs} alt="The picture that the page shows now" />
          <figcaption>On the page now</figcaption>
          <button type="button" className={styles.keep} onClick={() => onKeepTheirs(theirs)}>
            Keep theirs
          </button>
        </figure>
        <figure className={styles.choice}>
          <Thumbnail picture={mine} alt="Your picture" />
          <figcaption>Yours</figcaption>
          <button type="button" className={styles.use} onClick={() => onUseMine(conflict)}>
            Use mine
          </button>
        </figure>
      </div>
    </Dialog>
  )
}
