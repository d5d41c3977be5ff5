import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceIdle, onFirstIntent } from './intent.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const moved = (movementX: number) =>
  document.dispatchEvent(new MovedPointer('pointermove', { movementX, movementY: 0 }))

/** What jsdom's pointer events leave out. */
class MovedPointer extends PointerEvent {
  override readonly movementX: number
  override readonly movementY: number
  constructor(type: string, { movementX = 0, movementY = 0, ...rest }: PointerEventInit) {
    super(type, rest)
    this.movementX = movementX
    this.movementY = movementY
  }
}

test('a pointer that lies where a page appears is no sign; one that moves is, once', () => {
  const act = vi.fn()
  onFirstIntent(act)
  moved(0)
  expect(act).not.toHaveBeenCalled()
  moved(3)
  moved(3)
  expect(act).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])('%s is a sign', (sign) => {
  const act = vi.fn()
  onFirstIntent(act)
  document.dispatchEvent(new Event(sign))
  expect(act).toHaveBeenCalledTimes(1)
})

test('a visitor rests who has given no sign for 400 ms', () => {
  const act = vi.fn()
  onceIdle(act)
  vi.advanceTimersByTime(399)
  document.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(399)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  document.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(1)
})

test('whoever points at a link is about to follow it, and does not rest', () => {
  const act = vi.fn()
  const pointed = vi.spyOn(document, 'querySelector').mockReturnValue(document.createElement('a'))
  onceIdle(act)
  vi.advanceTimersByTime(5_000)
  expect(act).not.toHaveBeenCalled()
  pointed.mockReturnValue(null)
  moved(3)
  vi.advanceTimersByTime(400)
  expect(act).toHaveBeenCalledTimes(1)
})
