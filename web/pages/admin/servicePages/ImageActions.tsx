import { Eye, History, Undo2, Upload, X } from 'lucide-react'
import styles from './ImageActions.module.css'
import { imageTypes } from './prepareImage.ts'
import type { DialogName } from './RowDialogs.tsx'
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
      <label className={styles.quiet}>
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
      {pending && (
        <>
          <button type="button" className={styles.quiet} onClick={() => onOpen('preview')}>
            <Eye size={16} aria-hidden="true" /> Preview
            <span className="visually-hidden"> {title}</span>
          </button>
          <button
            type="button"
            className={styles.quiet}
            disabled={busy}
            onClick={() => dispatch({ type: 'discarded' })}
          >
            <X size={16} aria-hidden="true" /> Discard
            <span className="visually-hidden"> the new image for {title}</span>
          </button>
        </>
      )}
      <button type="button" className={styles.quiet} onClick={() => onOpen('history')}>
        <History size={16} aria-hidden="true" /> History
        <span className="visually-hidden"> of {title}</span>
      </button>
      <SaveStatus work={work} progress={publication?.progress} />
      {work.kind === 'idle' && publication && (
        <button type="button" className={styles.quiet} onClick={() => save(publication.undo)}>
          <Undo2 size={16} aria-hidden="true" /> Undo
          <span className="visually-hidden"> the change of {title}</span>
        </button>
      )}
    </div>
  )
}
