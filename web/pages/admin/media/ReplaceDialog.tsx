import { useMutation } from '@tanstack/react-query'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { MediaImage } from '#shared/entities/media.ts'
import { imageTypes } from '#shared/rules/images/imageTypes.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { Dialog } from '../Dialog.tsx'
import { useSession } from '../Session.tsx'
import { prepareImage, UnusableImage } from '../servicePages/prepareImage.ts'
import { uploadImage } from '../servicePages/uploadImage.ts'
import { useFileDrop } from '../servicePages/useFileDrop.ts'
import { changeEverywhere } from './changeEverywhere.ts'
import { Outcomes } from './Outcomes.tsx'
import styles from './ReplaceDialog.module.css'
import { type NewImage, withReplacedImage } from './replacedImage.ts'

const texts = staffMessages.media

/** Another photo in every document that shows the image. */
export function ReplaceDialog({ image, onClose }: { image: MediaImage; onClose: () => void }) {
  const { withLogin } = useSession()
  const upload = useMutation({
    mutationFn: async (file: File): Promise<NewImage> => {
      const prepared = await prepareImage(file)
      const uploaded = await withLogin(() => uploadImage(prepared, () => undefined))
      const main = prepared.find(({ width }) => width >= 960) ?? prepared.at(-1)
      return { ...uploaded, width: main?.width ?? 0, height: main?.height ?? 0 }
    },
  })
  const replace = useMutation({
    mutationFn: (to: NewImage) => {
      const addresses = image.files.map(({ src }) => src)
      const change = (content: DraftContent) => withReplacedImage(content, addresses, to)
      return withLogin(() => changeEverywhere(image, change, staffMessages.desk.changedMeanwhile))
    },
  })
  const { isOver, dropProps } = useFileDrop(upload.mutate)
  const problem = upload.error ?? replace.error
  return (
    <Dialog title={texts.replace} shape="narrow" onClose={onClose}>
      {replace.data ? (
        <>
          <Outcomes uses={replace.data} />
          <p>{texts.checkTexts}</p>
          <div>
            <Button onClick={onClose}>Done</Button>
          </div>
        </>
      ) : (
        <div className={isOver ? `${styles.form} ${styles.over}` : styles.form} {...dropProps}>
          <p>{texts.replaceText(new Set(image.uses.map(({ kind, id }) => `${kind}/${id}`)).size)}</p>
          <div className={styles.images}>
            <img src={image.files[0]?.src} alt="Now" className={styles.image} />
            {upload.data && <img src={upload.data.image1} alt="New" className={styles.image} />}
          </div>
          <div className={styles.actions}>
            <label className={buttonClass('quiet', 'small')}>
              {upload.data ? 'Choose another photo' : 'Choose a photo'}
              <input
                data-first=""
                type="file"
                accept={imageTypes.join()}
                className="visually-hidden"
                disabled={upload.isPending || replace.isPending}
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  if (file) upload.mutate(file)
                  target.value = ''
                }}
              />
            </label>
            {upload.data && (
              <Button
                size="small"
                disabled={replace.isPending}
                onClick={() => upload.data && replace.mutate(upload.data)}
              >
                {texts.publishReplaced}
              </Button>
            )}
          </div>
          <p role="status">
            {upload.isPending && staffMessages.status.uploading}
            {replace.isPending && texts.replacing}
          </p>
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem instanceof UnusableImage ? problem.message : staffMessages.image.uploadFailed}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
