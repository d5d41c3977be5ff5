import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { staffMessages } from './staffMessages.ts'
import { Toasts, toastFailure, toastSuccess } from './toasts.tsx'

const { image } = staffMessages
const shown = () => Array.from(document.querySelectorAll<HTMLElement>('[data-sonner-toast]'))

afterEach(() => {
  act(() => void toast.dismiss())
  cleanup()
  vi.useRealTimers()
})

describe('a toast', () => {
  it('takes the place of the one before', async () => {
    render(<Toasts />)
    act(() => toastSuccess(image.updated, image.updatedText))
    await screen.findByText('Image updated')
    act(() => toastFailure(image.failed, image.failedText))
    await screen.findByText('Error updating image')
    await waitFor(() => expect(screen.queryByText('Image updated')).toBeNull())
    expect(shown()).toHaveLength(1)
  })

  it('is above the actions at the end of the editor, on a phone and on a desktop', async () => {
    render(<Toasts />)
    act(() => toastSuccess(image.updated, image.updatedText))
    await screen.findByText('Image updated')
    const { style } = document.querySelector<HTMLElement>('[data-sonner-toaster]') ?? {}
    expect(style?.getPropertyValue('--mobile-offset-bottom')).toBe('5rem')
    expect(style?.getPropertyValue('--offset-bottom')).toBe('5rem')
  })

  it('stays for 5 seconds', () => {
    vi.useFakeTimers()
    render(<Toasts />)
    act(() => toastSuccess(image.updated, image.updatedText))
    act(() => vi.advanceTimersByTime(100))
    act(() => vi.advanceTimersByTime(4_800))
    expect(shown()[0]?.dataset.removed).toBe('false')
    act(() => vi.advanceTimersByTime(200))
    expect(shown()[0]?.dataset.removed ?? 'true').toBe('true')
  })

  it('gets the focus with F8', async () => {
    render(<Toasts />)
    act(() => toastSuccess(image.updated, image.updatedText))
    await screen.findByText('Image updated')
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    expect(document.activeElement?.matches('[data-sonner-toaster]')).toBe(true)
  })

  it.each([
    ['right', 50, true],
    ['right', 40, false],
    ['left', -60, false],
  ])('slowly swiped to the %s by %i px is dismissed: %s', async (_, distance, dismissed) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    render(<Toasts />)
    act(() => toastSuccess(image.updated, image.updatedText))
    await screen.findByText('Image updated')
    const [element] = shown()
    if (!element) throw new Error('No toast')
    element.setPointerCapture = () => undefined
    fireEvent.pointerDown(element, { clientX: 100, clientY: 100, button: 0 })
    for (const moved of [distance / 2, distance])
      fireEvent.pointerMove(element, { clientX: 100 + moved, clientY: 100 })
    // A flick dismisses at any distance.
    vi.setSystemTime(Date.now() + 2_000)
    fireEvent.pointerUp(element)
    expect(element.dataset.swipeOut).toBe(String(dismissed))
  })
})
