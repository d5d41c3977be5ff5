import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaImage } from '#shared/entities/media.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { Dialog, focusWhenShown } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { ImageChooser } from '../ImageChooser.tsx'
import { altBeside } from '../mediaWords.ts'
import { PhotoButton } from '../PhotoButton.tsx'
import { type UploadedPhoto, usePhotoUpload } from '../usePhotoUpload.ts'
import { changeEverywhere } from './changeEverywhere.ts'
import { Outcomes } from './Outcomes.tsx'
import styles from './ReplaceDialog.module.css'
import { withReplacedImage } from './replacedImage.ts'

const texts = staffMessages.media

export function ReplaceDialog({ image, onClose }: { image: MediaImage; onClose: () => void }) {
  const [photo, setPhoto] = useState<UploadedPhoto>()
  const [alt, setAlt] = useState('')
  const use = (chosen: UploadedPhoto) => {
    setAlt(altBeside(chosen, { src: photo?.image1, alt }))
    setPhoto(chosen)
  }
  const { upload, isPending, problem, isOver, dropProps } = usePhotoUpload(use)
  const replace = useMutation({
    mutationFn: (to: UploadedPhoto) =>
      withLogin(() =>
        changeEverywhere(image, (content, addresses) => withReplacedImage(content, addresses, to)),
      ),
  })
  return (
    <Dialog title={texts.replace} shape="narrow" onClose={onClose}>
      {replace.data ? (
        <Outcomes uses={replace.data} onClose={onClose} />
      ) : (
        <div className={isOver ? `${form.form} ${form.over}` : form.form} {...dropProps}>
          <p>{texts.replaceText(new Set(image.uses.map(({ kind, id }) => `${kind}/${id}`)).size)}</p>
          <div className={form.actions}>
            <img src={image.files[0]?.src} alt="Now" className={styles.image} />
            {photo && <img src={photo.image1} alt="New" className={styles.image} />}
          </div>
          <div className={form.actions}>
            <PhotoButton isFirst disabled={isPending || replace.isPending} onChoose={upload}>
              {photo ? 'Choose another photo' : 'Choose a photo'}
            </PhotoButton>
            <ImageChooser onChoose={use} />
          </div>
          {photo && (
            <>
              <TextField
                ref={focusWhenShown}
                label={texts.describe}
                maxLength={300}
                value={alt}
                onChange={({ target }) => setAlt(target.value)}
              />
              <div>
                <Button
                  size="small"
                  disabled={replace.isPending || alt.trim() === ''}
                  onClick={() => replace.mutate({ ...photo, image1Alt: alt.trim() })}
                >
                  Replace and publish
                </Button>
              </div>
            </>
          )}
          <p role="status">
            {isPending && staffMessages.status.uploading}
            {replace.isPending && texts.replacing}
          </p>
          {(problem || replace.isError) && (
            <p role="alert" className={form.problem}>
              {problem ?? texts.publishFailed}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
