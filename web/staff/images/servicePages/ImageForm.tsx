import type { FormEvent } from 'react'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { PhotoButton } from '../PhotoButton.tsx'
import { Thumbnail } from '../Thumbnail.tsx'
import styles from './ImageForm.module.css'
import { type Conflict, isOnThisSite, useImageUpdate } from './useImageUpdate.ts'

const { status } = staffMessages

export function ImageForm({ page }: { page: ServicePage }) {
  const {
    address,
    typeAddress,
    alt,
    setAlt,
    pending,
    upload,
    isSaving,
    problem,
    save,
    conflict,
    acceptTheirs,
  } = useImageUpdate(page)
  const isBusy = isSaving || upload.isPending
  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending && !isBusy) save(pending)
  }
  return (
    <>
      <form
        className={upload.isOver ? `${form.actions} ${form.over}` : form.actions}
        onSubmit={submit}
        {...upload.dropProps}
      >
        <input
          type="text"
          value={address}
          onChange={({ target }) => typeAddress(target.value)}
          placeholder="/media/…"
          aria-label={`New image address for ${page.title}`}
          className={styles.address}
          spellCheck={false}
          autoComplete="off"
          maxLength={2_000}
        />
        <PhotoButton disabled={isBusy} onChoose={upload.upload}>
          Upload<span className="visually-hidden"> a photo for {page.title}</span>
        </PhotoButton>
        <Button type="submit" size="small" disabled={!pending || isBusy}>
          Update Image<span className="visually-hidden"> of {page.title}</span>
        </Button>
        {pending && (
          <>
            <TextField
              label={staffMessages.media.describeField('the title is used')}
              maxLength={300}
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
            {isOnThisSite(pending) ? (
              <Thumbnail image={pending} alt={`New image for ${page.title}, not saved yet`} />
            ) : (
              <p className={styles.note}>
                This image is on another website. Update Image copies it to this site, so that the other
                website does not learn who reads this page.
              </p>
            )}
          </>
        )}
        <p role="status" className={problem ? `${styles.note} ${form.problem}` : styles.note}>
          {(upload.isPending && status.uploading) || (isSaving && 'Saving…') || problem}
        </p>
      </form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onClose={acceptTheirs}
          onKeepTheirs={(theirs) => {
            acceptTheirs(theirs)
            typeAddress('')
          }}
          onUseMine={({ theirs, mine }) => save(mine, theirs)}
        />
      )}
    </>
  )
}

function ConflictDialog({
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
