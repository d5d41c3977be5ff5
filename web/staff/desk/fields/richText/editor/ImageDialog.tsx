import { useEffect, useState } from 'react'
import { altBeside } from '../../../../images/mediaWords.ts'
import { PhotoChoice } from '../../../../images/PhotoChoice.tsx'
import { type UploadedPhoto, usePhotoUpload } from '../../../../images/usePhotoUpload.ts'
import { staffMessages } from '../../../../staffMessages.ts'
import { DialogForm } from '../../../../ui/Dialog.tsx'
import form from '../../../../ui/form.module.css'
import { TextField } from '../../../../ui/TextField.tsx'
import styles from './dialogs.module.css'

export interface InsertedImage {
  src: string
  alt: string
  width: number | string | null
  height: number | string | null
  /** Empty if the image has no caption. */
  caption: string
}

export function ImageDialog({
  file,
  image,
  canHaveCaption,
  onSave,
  onClose,
}: {
  file: File | undefined
  image: InsertedImage | undefined
  canHaveCaption: boolean
  onSave: (image: InsertedImage) => void
  onClose: () => void
}) {
  const [alt, setAlt] = useState(image?.alt ?? '')
  const [caption, setCaption] = useState(image?.caption ?? '')
  const [isDecorative, setIsDecorative] = useState(image?.alt === '')
  const [photo, setPhoto] = useState<UploadedPhoto>()
  const shown = photo ? { ...photo, src: photo.image1 } : image
  const use = (chosen: UploadedPhoto) => {
    setPhoto(chosen)
    setAlt(altBeside(chosen, { src: shown?.src, alt }))
  }
  const upload = usePhotoUpload(use)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file that opened the dialog is uploaded once
  useEffect(() => {
    if (file) upload.upload(file)
  }, [])
  const canSave = shown !== undefined && !upload.isPending && (isDecorative || alt.trim() !== '')
  function send() {
    if (shown)
      onSave({
        src: shown.src,
        width: shown.width,
        height: shown.height,
        alt: isDecorative ? '' : alt.trim(),
        caption: caption.trim(),
      })
  }
  return (
    <DialogForm
      title={image ? 'Change the image' : 'Image'}
      action={image ? 'Save image' : 'Insert image'}
      disabled={!canSave}
      send={send}
      onClose={onClose}
    >
      <div className={upload.isOver ? `${form.form} ${form.over}` : form.form} {...upload.dropProps}>
        {shown && <img src={shown.src} alt="" className={styles.preview} />}
        <PhotoChoice
          isFirst
          label={shown ? 'Choose another photo' : 'Choose a photo'}
          hint="You can also drop it here."
          upload={upload}
        />
        <TextField
          label={staffMessages.media.describe}
          type="text"
          value={isDecorative ? '' : alt}
          maxLength={300}
          disabled={isDecorative}
          onChange={({ target }) => setAlt(target.value)}
        />
        <label className={form.option}>
          <input
            type="checkbox"
            checked={isDecorative}
            onChange={({ target }) => setIsDecorative(target.checked)}
          />
          Decorative: it says nothing that the text does not
        </label>
        {canHaveCaption && (
          <TextField
            label="Caption (optional)"
            help="Visitors read it below the image."
            type="text"
            value={caption}
            maxLength={300}
            onChange={({ target }) => setCaption(target.value)}
          />
        )}
      </div>
    </DialogForm>
  )
}
