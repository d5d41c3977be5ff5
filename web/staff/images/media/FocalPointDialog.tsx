import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { FocalPoint, MediaImage } from '#shared/entities/media.ts'
import { staffMessages } from '../../staffMessages.ts'
import { ChangeEverywhereDialog } from './ChangeEverywhereDialog.tsx'
import { withFocusedImage } from './changedImage.ts'
import control from './FocalPointControl.module.css'
import styles from './FocalPointDialog.module.css'

const center = { x: 50, y: 50 }

/** Sets the focal point by a press, a drag or the arrow keys. With Shift, an arrow key moves the point further. */
export function FocalPointDialog({ image, onClose }: { image: MediaImage; onClose: () => void }) {
  const [point, setPoint] = useState<FocalPoint>(image.uses.find(({ focus }) => focus)?.focus ?? center)
  const src = image.files.at(-1)?.src ?? ''
  const place = (x: number, y: number) => setPoint({ x: percent(x), y: percent(y) })
  function take({ currentTarget, clientX, clientY, buttons, pointerId }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return
    currentTarget.setPointerCapture(pointerId)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    place((100 * (clientX - left)) / width, (100 * (clientY - top)) / height)
  }
  function move(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const distance = event.shiftKey ? 10 : 1
    place(point.x + direction.x * distance, point.y + direction.y * distance)
  }
  return (
    <ChangeEverywhereDialog
      title={staffMessages.media.focalPoint}
      action="Save and publish"
      image={image}
      change={(content, addresses) => withFocusedImage(content, addresses, point)}
      onClose={onClose}
    >
      <p>
        Where a page crops the image, this point stays in view. Press it in the image, or move it with the
        arrow keys; with Shift they move it further.
      </p>
      <button
        type="button"
        data-first=""
        className={control.control}
        aria-label="Focal point in the image"
        aria-describedby="focal-point"
        onPointerDown={take}
        onPointerMove={take}
        onKeyDown={move}
      >
        <img src={src} alt="" draggable={false} className={control.image} />
        <span className={control.marker} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </button>
      <p id="focal-point" role="status">
        {point.x}% from the left, {point.y}% from the top
      </p>
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
    </ChangeEverywhereDialog>
  )
}

const crops = [
  { name: 'Wide', aspectRatio: '5 / 2' },
  { name: 'Card', aspectRatio: '3 / 2' },
  { name: 'Square', aspectRatio: '1' },
]

const directions: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))
