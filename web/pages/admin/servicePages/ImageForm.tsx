import type { FormEvent } from 'react'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { Button } from '../../../ui/Button.tsx'
import { ImageActions } from './ImageActions.tsx'
import styles from './ImageForm.module.css'
import { PendingImage } from './PendingImage.tsx'
import type { DialogName } from './RowDialogs.tsx'
import type { ImageUpdateControls } from './useImageUpdate.ts'

export function ImageForm({
  page,
  controls,
  onFile,
  onOpen,
}: {
  page: ServicePage
  controls: ImageUpdateControls
  onFile: (file: File) => void
  onOpen: (dialog: DialogName) => void
}) {
  const { state, dispatch, pending, busy, save } = controls
  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending && !busy) save({ image: pending, from: page })
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      <div className={styles.line}>
        <input
          type="text"
          value={state.address}
          onChange={({ target }) => dispatch({ type: 'addressTyped', address: target.value })}
          placeholder="/media/…"
          aria-label={`New image address for ${page.title}`}
          className={styles.address}
          spellCheck={false}
          autoComplete="off"
          maxLength={2_000}
        />
        <Button type="submit" size="small" disabled={!pending || busy}>
          Update Image<span className="visually-hidden"> of {page.title}</span>
        </Button>
      </div>
      {pending && (
        <PendingImage
          title={page.title}
          image={pending}
          alt={state.alt ?? page.title}
          onAltTyped={(alt) => dispatch({ type: 'altTyped', alt })}
        />
      )}
      <ImageActions title={page.title} controls={controls} onFile={onFile} onOpen={onOpen} />
    </form>
  )
}
