import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Thumbnail } from '../Thumbnail.tsx'
import styles from './ConflictDialog.module.css'
import type { Conflict } from './useImageUpdate.ts'

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
    <Dialog title="Somebody else changed this image" onClose={() => onClose(theirs)} shape="narrow">
      <p>
        While you were working on <strong>{theirs.title}</strong>, somebody else changed its image. Which one
        should the page show?
      </p>
      <div className={styles.choices}>
        <figure className={styles.choice}>
          <Thumbnail image={theirs} alt="The image that the page shows now" />
          <figcaption>On the page now</figcaption>
          <Button kind="quiet" size="small" onClick={() => onKeepTheirs(theirs)}>
            Keep theirs
          </Button>
        </figure>
        <figure className={styles.choice}>
          <Thumbnail image={mine} alt="Your image" />
          <figcaption>Yours</figcaption>
          <Button size="small" onClick={() => onUseMine(conflict)}>
            Use mine
          </Button>
        </figure>
      </div>
    </Dialog>
  )
}
