import type { KeyboardEvent, PointerEvent } from 'react'
import type { FocalPoint } from '#shared/images/focalPoint.ts'
import styles from './FocalPointControl.module.css'

const step = 1
const largeStep = 10

/** Takes a press, a drag, and the arrow keys: with Shift they move it further. */
export function FocalPointControl({
  src,
  point,
  onChange,
}: {
  src: string
  point: FocalPoint
  onChange: (point: FocalPoint) => void
}) {
  function take({ currentTarget, clientX, clientY, buttons, pointerId }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return
    currentTarget.setPointerCapture(pointerId)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({
      x: percent((100 * (clientX - left)) / width),
      y: percent((100 * (clientY - top)) / height),
    })
  }
  function move(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const distance = event.shiftKey ? largeStep : step
    onChange({
      x: percent(point.x + direction.x * distance),
      y: percent(point.y + direction.y * distance),
    })
  }
  return (
    <>
      <button
        type="button"
        data-first=""
        className={styles.control}
        aria-label="Focal point in the image"
        aria-describedby="focal-point"
        onPointerDown={take}
        onPointerMove={take}
        onKeyDown={move}
      >
        <img src={src} alt="" draggable={false} className={styles.image} />
        <span className={styles.marker} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </button>
      <p id="focal-point" role="status">
        {point.x}% from the left, {point.y}% from the top
      </p>
    </>
  )
}

const directions: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))
