import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaImage } from '#shared/entities/media.ts'
import type { FocalPoint } from '#shared/images/focalPoint.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { changeEverywhere } from './changeEverywhere.ts'
import { FocalPointControl } from './FocalPointControl.tsx'
import styles from './FocalPointDialog.module.css'
import { withFocusedImage } from './focusedImage.ts'
import { Outcomes } from './Outcomes.tsx'

const { focalPoint: texts, publishFailed, replacing } = staffMessages.media
const center = { x: 50, y: 50 }

export function FocalPointDialog({ image, onClose }: { image: MediaImage; onClose: () => void }) {
  const [point, setPoint] = useState<FocalPoint>(image.uses.find(({ focus }) => focus)?.focus ?? center)
  const save = useMutation({
    mutationFn: () =>
      withLogin(() =>
        changeEverywhere(image, (content, addresses) => withFocusedImage(content, addresses, point)),
      ),
  })
  const src = image.files.at(-1)?.src ?? ''
  return (
    <Dialog title={texts.title} shape="narrow" onClose={onClose}>
      {save.data ? (
        <Outcomes uses={save.data} onClose={onClose} />
      ) : (
        <>
          <p>
            Where a page crops the image, this point stays in view. Press it in the image, or move it with the
            arrow keys; with Shift they move it further.
          </p>
          <FocalPointControl src={src} point={point} onChange={setPoint} />
          <div className={styles.crops}>
            {crops.map(({ name, aspectRatio }) => (
              <figure key={name} className={styles.crop}>
                <img
                  src={src}
                  alt=""
                  className={styles.cropped}
                  style={{ aspectRatio, objectPosition: `${point.x}% ${point.y}%` }}
                />
                <figcaption>{name}</figcaption>
              </figure>
            ))}
          </div>
          <div>
            <Button disabled={save.isPending} onClick={() => save.mutate()}>
              Save and publish
            </Button>
          </div>
          <p role="status">{save.isPending && replacing}</p>
          {save.isError && <p role="alert">{publishFailed}</p>}
        </>
      )}
    </Dialog>
  )
}

const crops = [
  { name: 'Wide', aspectRatio: '5 / 2' },
  { name: 'Card', aspectRatio: '3 / 2' },
  { name: 'Square', aspectRatio: '1' },
]
