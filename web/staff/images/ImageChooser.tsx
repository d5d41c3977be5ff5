import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { staffMessages } from '../staffMessages.ts'
import { counted } from '../ui/counted.ts'
import { Dialog } from '../ui/Dialog.tsx'
import filterStyles from '../ui/filter.module.css'
import { FilterField } from '../ui/filters.tsx'
import form from '../ui/form.module.css'
import { Loaded } from '../ui/Loaded.tsx'
import { useStaffQuery } from '../useStaffQuery.ts'
import styles from './ImageChooser.module.css'
import { altOf, wordsOf } from './mediaWords.ts'
import { photoIn, type UploadedPhoto } from './usePhotoUpload.ts'

const texts = staffMessages.media

/** A button that opens the images that are there. The chosen one has the description of its other places. */
export function ImageChooser({ onChoose }: { onChoose: (photo: UploadedPhoto) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setIsOpen(true)}>
        {texts.choose}
      </Button>
      {isOpen && (
        <ChooserDialog
          onClose={() => setIsOpen(false)}
          onChoose={(photo) => {
            setIsOpen(false)
            onChoose(photo)
          }}
        />
      )}
    </>
  )
}

function ChooserDialog({
  onChoose,
  onClose,
}: {
  onChoose: (photo: UploadedPhoto) => void
  onClose: () => void
}) {
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
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
