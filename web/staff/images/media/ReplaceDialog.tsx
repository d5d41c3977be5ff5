import { useState } from 'react'
import type { MediaImage } from '#shared/entities/media.ts'
import { staffMessages } from '../../staffMessages.ts'
import { focusWhenShown } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { altBeside } from '../mediaWords.ts'
import { PhotoChoice } from '../PhotoChoice.tsx'
import { type UploadedPhoto, usePhotoUpload } from '../usePhotoUpload.ts'
import { ChangeEverywhereDialog } from './ChangeEverywhereDialog.tsx'
import { withReplacedImage } from './changedImage.ts'
import styles from './ReplaceDialog.module.css'

const texts = staffMessages.media

export function ReplaceDialog({ image, onClose }: { image: MediaImage; onClose: () => void }) {
  const [photo, setPhoto] = useState<UploadedPhoto>()
  const [alt, setAlt] = useState('')
  const image1Alt = alt.trim()
  const use = (chosen: UploadedPhoto) => {
    setAlt(altBeside(chosen, { src: photo?.image1, alt }))
    setPhoto(chosen)
  }
  const upload = usePhotoUpload(use)
  return (
    <ChangeEverywhereDialog
      title={texts.replace}
      action="Replace and publish"
      disabled={!photo || image1Alt === ''}
      image={image}
      change={(content, addresses) =>
        photo ? withReplacedImage(content, addresses, { ...photo, image1Alt }) : content
      }
      onClose={onClose}
    >
      <div className={upload.isOver ? `${form.form} ${form.over}` : form.form} {...upload.dropProps}>
        <p>{texts.replaceText(new Set(image.uses.map(({ kind, id }) => `${kind}/${id}`)).size)}</p>
        <div className={form.actions}>
          <img src={image.files[0]?.src} alt="Now" className={styles.image} />
          {photo && <img src={photo.image1} alt="New" className={styles.image} />}
        </div>
        <PhotoChoice isFirst label={photo ? 'Choose another photo' : 'Choose a photo'} upload={upload} />
        {photo && (
          <TextField
            ref={focusWhenShown}
            label={texts.describe}
            maxLength={300}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
      </div>
    </ChangeEverywhereDialog>
  )
}
