import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { imageTypes } from '#shared/rules/images/imageTypes.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { buttonClass } from '../../../../ui/buttonClass.ts'
import { Dialog } from '../../Dialog.tsx'
import { useSession } from '../../Session.tsx'
import { prepareImage, UnusableImage } from '../../servicePages/prepareImage.ts'
import { uploadImage } from '../../servicePages/uploadImage.ts'
import { useFileDrop } from '../../servicePages/useFileDrop.ts'
import styles from './dialogs.module.css'

/** The attributes of an image in a text. */
export interface InsertedImage {
  src: string
  alt: string
  width: number | string | null
  height: number | string | null
}

/** An image by choice, drop or paste. It needs a description, unless it is decorative. */
export function ImageDialog({
  file,
  image,
  onSave,
  onClose,
}: {
  file: File | undefined
  image: InsertedImage | undefined
  onSave: (image: InsertedImage) => void
  onClose: () => void
}) {
  const id = useId()
  const [alt, setAlt] = useState(image?.alt ?? '')
  const [isDecorative, setIsDecorative] = useState(image?.alt === '')
  const { withLogin } = useSession()
  const upload = useMutation({
    mutationFn: async (photo: File) => {
      const prepared = await prepareImage(photo)
      const { image1: src } = await withLogin(() => uploadImage(prepared, () => undefined))
      const size = prepared.find(({ width }) => width >= 960) ?? prepared.at(-1)
      return { src, width: size?.width ?? null, height: size?.height ?? null }
    },
  })
  const { isOver, dropProps } = useFileDrop(upload.mutate)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file that opened the dialog is uploaded once
  useEffect(() => {
    if (file) upload.mutate(file)
  }, [])
  const shown = upload.data ?? image
  const canSave = shown !== undefined && !upload.isPending && (isDecorative || alt.trim() !== '')
  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (shown && canSave)
      onSave({
        src: shown.src,
        width: shown.width,
        height: shown.height,
        alt: isDecorative ? '' : alt.trim(),
      })
  }
  return (
    <Dialog title={image ? 'Change the image' : 'Image'} shape="narrow" onClose={onClose}>
      <form
        className={isOver ? `${styles.form} ${styles.over}` : styles.form}
        onSubmit={submit}
        {...dropProps}
      >
        {shown && <img src={shown.src} alt="" className={styles.preview} />}
        <div className={styles.actions}>
          <label className={buttonClass('quiet', 'small')}>
            {shown ? 'Choose another photo' : 'Choose a photo'}
            <input
              data-first
              type="file"
              accept={imageTypes.join()}
              className="visually-hidden"
              disabled={upload.isPending}
              onChange={({ target }) => {
                const [photo] = target.files ?? []
                if (photo) upload.mutate(photo)
                target.value = ''
              }}
            />
          </label>
          <span role="status">
            {upload.isPending ? staffMessages.status.uploading : 'You can also drop it here.'}
          </span>
        </div>
        {upload.error && (
          <p role="alert" className={styles.problem}>
            {upload.error instanceof UnusableImage ? upload.error.message : staffMessages.image.uploadFailed}
          </p>
        )}
        <div className={styles.field}>
          <label htmlFor={`${id}-alt`}>What the image shows, for people who cannot see it</label>
          <input
            id={`${id}-alt`}
            type="text"
            value={isDecorative ? '' : alt}
            maxLength={300}
            disabled={isDecorative}
            onChange={({ target }) => setAlt(target.value)}
          />
        </div>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isDecorative}
            onChange={({ target }) => setIsDecorative(target.checked)}
          />
          Decorative: it says nothing that the text does not
        </label>
        <div className={styles.actions}>
          <Button type="submit" disabled={!canSave}>
            {image ? 'Save image' : 'Insert image'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
