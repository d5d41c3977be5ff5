import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceIdle, onFirstIntent } from './intent.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const movePointer = (movementX: number) =>
  document.dispatchEvent(new MovedPointerEvent('pointermove', { movementX, movementY: 0 }))

/** jsdom's pointer events have no movement. */
class MovedPointerEvent extends PointerEvent {
  override readonly movementX: number
  override readonly movementY: number
  constructor(type: string, { movementX = 0, movementY = 0, ...rest }: PointerEventInit) {
    super(type, rest)
    this.movementX = movementX
    this.movementY = movementY
  }
}

test('a pointer that lies where a page appears shows no intent; one that moves does, once', () => {
  const callback = vi.fn()
  onFirstIntent(callback)
  movePointer(0)
  expect(callback).not.toHaveBeenCalled()
  movePointer(3)
  movePointer(3)
  expect(callback).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])('%s shows intent', (sign) => {
  const callback = vi.fn()
  onFirstIntent(callback)
  document.dispatchEvent(new Event(sign))
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a visitor is idle 400 ms after the last sign of intent', () => {
  const callback = vi.fn()
  onceIdle(callback)
  vi.advanceTimersByTime(399)
  document.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(399)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  document.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(1_000)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a visitor who points at a link is not idle', () => {
  const callback = vi.fn()
  const hovered = vi.spyOn(document, 'querySelector').mockReturnValue(document.createElement('a'))
  onceIdle(callback)
  vi.advanceTimersByTime(5_000)
  expect(callback).not.toHaveBeenCalled()
  hovered.mockReturnValue(null)
  movePointer(3)
  vi.advanceTimersByTime(400)
  expect(callback).toHaveBeenCalledTimes(1)
})
