import { type ReactNode, useState } from 'react'
import { imageTypes } from '#shared/images/imageTypes.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { staffMessages } from '../staffMessages.ts'
import { counted } from '../ui/counted.ts'
import { Dialog } from '../ui/Dialog.tsx'
import filterStyles from '../ui/filter.module.css'
import { FilterField } from '../ui/filters.tsx'
import form from '../ui/form.module.css'
import { Loaded } from '../ui/Loaded.tsx'
import { SmallButton } from '../ui/SmallButton.tsx'
import { useStaffQuery } from '../useStaffQuery.ts'
import { altOf, wordsOf } from './mediaWords.ts'
import styles from './PhotoChoice.module.css'
import { photoIn, type UploadedPhoto, type usePhotoUpload } from './usePhotoUpload.ts'

const texts = staffMessages.media

/** Buttons that upload a photo or choose an existing one, and further actions. */
export function PhotoChoice({
  label,
  isFirst = false,
  hint,
  upload: { upload, use, isPending, problem },
  children,
}: {
  label: ReactNode
  isFirst?: boolean
  hint?: string
  upload: ReturnType<typeof usePhotoUpload>
  children?: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <div className={form.actions}>
        <PhotoButton isFirst={isFirst} disabled={isPending} onChoose={upload}>
          {label}
        </PhotoButton>
        <SmallButton onClick={() => setIsOpen(true)}>{texts.choose}</SmallButton>
        {children}
        <span role="status">{isPending ? staffMessages.uploading : hint}</span>
      </div>
      {problem && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
      {isOpen && (
        <ChooserDialog
          onClose={close}
          onChoose={(photo) => {
            close()
            use(photo)
          }}
        />
      )}
    </>
  )
}

export function PhotoButton({
  children,
  disabled,
  isFirst = false,
  onChoose,
}: {
  children: ReactNode
  disabled: boolean
  isFirst?: boolean
  onChoose: (file: File) => void
}) {
  return (
    <label className={buttonClass('quiet', 'small')}>
      {children}
      <input
        data-first={isFirst ? '' : undefined}
        type="file"
        accept={imageTypes.join()}
        className="visually-hidden"
        disabled={disabled}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // Without this, the browser would not report the same file when it is chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}

/** Passes on the chosen image together with the description that it has in other places. */
function ChooserDialog({
  onChoose,
  onClose,
}: {
  onChoose: (photo: UploadedPhoto) => void
  onClose: () => void
}) {
  const [search, setSearch] = useState('')
  const words = foldedText(search.trim())
  const media = useStaffQuery('GET /api/admin/media')
  return (
    <Dialog title={texts.choose} onClose={onClose}>
      <div className={filterStyles.filter}>
        <FilterField data-first="" value={search} onSearch={setSearch} />
      </div>
      <Loaded query={media} failed={texts.failed}>
        {({ images }) => {
          const found = images.filter((image) => wordsOf(image).includes(words))
          return (
            <>
              <p role="status">{counted(found.length, 'image')}</p>
              <ul role="list" className={styles.images}>
                {found.map((image) => {
                  const photo = photoIn(image.files)
                  const alt = altOf(image)
                  if (!photo) return null
                  return (
                    <li key={image.id}>
                      <button
                        type="button"
                        onClick={() => onChoose({ ...photo, ...(alt && { image1Alt: alt }) })}
                      >
                        <img
                          src={image.files[0]?.src}
                          alt=""
                          loading="lazy"
                          decoding="async"
                          className={form.image}
                        />
                        {alt ?? texts.untitled(image.id)}
                      </button>
                    </li>
                  )
                })}
              </ul>
            </>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
