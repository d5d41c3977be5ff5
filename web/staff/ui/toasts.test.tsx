import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Toasts, toastFailure, toastSuccess } from './toasts.tsx'

const shown = () => Array.from(document.querySelectorAll<HTMLElement>('[data-sonner-toast]'))

afterEach(() => {
  act(() => void toast.dismiss())
  cleanup()
  vi.useRealTimers()
})

describe('a toast', () => {
  it('takes the place of the one before [9.10]', async () => {
    render(<Toasts />)
    act(() => toastSuccess('Image updated', 'The service page image has been updated successfully.'))
    await screen.findByText('Image updated')
    act(() => toastFailure('Error updating image', 'Failed to update the image. Please try again.'))
    await screen.findByText('Error updating image')
    await waitFor(() => expect(screen.queryByText('Image updated')).toBeNull())
    expect(shown()).toHaveLength(1)
  })

  it('is above the actions at the end of the editor, on a phone and on a desktop [9.11]', async () => {
    render(<Toasts />)
    act(() => toastSuccess('Image updated', 'The service page image has been updated successfully.'))
    await screen.findByText('Image updated')
    const aboveBar = 'calc(var(--action-bar-height, 4rem) + 1rem)'
    const { style } = document.querySelector<HTMLElement>('[data-sonner-toaster]') ?? {}
    expect(style?.getPropertyValue('--mobile-offset-bottom')).toBe(aboveBar)
    expect(style?.getPropertyValue('--offset-bottom')).toBe(aboveBar)
  })

  it('stays for 5 seconds [9.10]', () => {
    vi.useFakeTimers()
    render(<Toasts />)
    act(() => toastSuccess('Image updated', 'The service page image has been updated successfully.'))
    act(() => vi.advanceTimersByTime(100))
    act(() => vi.advanceTimersByTime(4_800))
    expect(shown()[0]?.dataset.removed).toBe('false')
    act(() => vi.advanceTimersByTime(200))
    expect(shown()[0]?.dataset.removed ?? 'true').toBe('true')
  })

  it('gets the focus with F8 [9.10]', async () => {
    render(<Toasts />)
    act(() => toastSuccess('Image updated', 'The service page image has been updated successfully.'))
    await screen.findByText('Image updated')
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    expect(document.activeElement?.matches('[data-sonner-toaster]')).toBe(true)
  })

  const undo = vi.fn()
  async function drag(text: string, distance: number) {
    undo.mockClear()
    render(<Toasts />)
    act(() => toastSuccess('Image updated', 'The service page image has been updated successfully.', undo))
    const start = await screen.findByText(text)
    start.setPointerCapture = () => undefined
    fireEvent.pointerDown(start, { clientX: 100, clientY: 100, button: 0, buttons: 1 })
    for (const moved of [distance / 2, distance])
      fireEvent.pointerMove(start, { clientX: 100 + moved, clientY: 100, buttons: 1 })
    fireEvent.pointerUp(start, { clientX: 100 + distance, clientY: 100 })
    fireEvent.click(start, { detail: 1 })
  }
  describe.each(['Image updated', 'The service page image has been updated successfully.', 'Undo'])(
    'dragged from "%s" [9.12]',
    (text) => {
      it('to the right by 50 px is dismissed, and nothing else happens', async () => {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
        await drag(text, 50)
        await act(() => new Promise<void>((painted) => requestAnimationFrame(() => painted())))
        expect(shown()[0]?.dataset.removed ?? 'true').toBe('true')
        expect(undo).not.toHaveBeenCalled()
      })
      it.each([49, -60])('by %i px stays [9.12]', async (distance) => {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
        await drag(text === 'Undo' ? 'Image updated' : text, distance)
        act(() => vi.advanceTimersByTime(1_000))
        expect(shown()[0]?.dataset.removed).toBe('false')
      })
    },
  )
  it('is dragged while text is selected [9.12]', async () => {
    vi.spyOn(window, 'getSelection').mockReturnValue({ toString: () => 'a word' } as Selection)
    await drag('Image updated', 50)
    await waitFor(() => expect(screen.queryByText('Image updated')).toBeNull())
  })
})
