import { Eye, History, Undo2, Upload, X } from 'lucide-react'
import { imageTypes } from '#shared/rules/images/imageTypes.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import styles from './ImageActions.module.css'
import type { DialogName } from './RowDialogs.tsx'
import { isOnThisSite } from './rowState.ts'
import { SaveStatus } from './SaveStatus.tsx'
import type { ImageUpdateControls } from './useImageUpdate.ts'

/** The row's other buttons, and what is happening to its image. */
export function ImageActions({
  title,
  controls: { state, dispatch, pending, busy, save },
  onFile,
  onOpen,
}: {
  title: string
  controls: ImageUpdateControls
  onFile: (file: File) => void
  onOpen: (dialog: DialogName) => void
}) {
  const { work, publication } = state
  return (
    <div className={styles.actions}>
      <label className={buttonClass('plain', 'compact')}>
        <Upload size={16} aria-hidden="true" /> Upload
        <span className="visually-hidden"> a photo for {title}</span>
        <input
          type="file"
          accept={imageTypes.join()}
          className="visually-hidden"
          disabled={busy}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) onFile(file)
            // The browser reports the same file again only from an empty field.
            target.value = ''
          }}
        />
      </label>
      {pending && isOnThisSite(pending) && (
        <Button kind="plain" size="compact" onClick={() => onOpen('preview')}>
          <Eye size={16} aria-hidden="true" /> Preview
          <span className="visually-hidden"> {title}</span>
        </Button>
      )}
      {pending && (
        <Button kind="plain" size="compact" disabled={busy} onClick={() => dispatch({ type: 'discarded' })}>
          <X size={16} aria-hidden="true" /> Discard
          <span className="visually-hidden"> the new image for {title}</span>
        </Button>
      )}
      <Button kind="plain" size="compact" onClick={() => onOpen('history')}>
        <History size={16} aria-hidden="true" /> History
        <span className="visually-hidden"> of {title}</span>
      </Button>
      <SaveStatus work={work} progress={publication?.progress} />
      {work.kind === 'idle' && publication && (
        <Button kind="plain" size="compact" onClick={() => save(publication.undo)}>
          <Undo2 size={16} aria-hidden="true" /> Undo
          <span className="visually-hidden"> the change of {title}</span>
        </Button>
      )}
    </div>
  )
}
