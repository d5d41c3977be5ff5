import { type DOMAttributes, useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'
import { limits } from '#shared/limits.ts'
import { parsedJson, thisTab } from '../../data/browserStorage.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import styles from './toasts.module.css'

/** Above the editor's action bar, which has one to four lines and sets its height in this property. */
const aboveActions = { bottom: 'calc(var(--action-bar-height, 4rem) + 1rem)' }

/** Shows one toast at a time. A drag to the right dismisses the toast. (Specification, Business constants.) */
export function Toasts() {
  useEffect(showStoredToast, [])
  return (
    <div {...useDrag()}>
      <Toaster
        visibleToasts={limits.toast.limit}
        duration={limits.toast.duration}
        hotkey={[limits.toast.hotkey]}
        swipeDirections={[]}
        position="bottom-right"
        offset={aboveActions}
        mobileOffset={aboveActions}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast: styles.toast,
            content: styles.text,
            title: styles.title,
            description: styles.description,
            icon: styles.icon,
            actionButton: buttonClass('main', 'small'),
            error: styles.destructive,
          },
        }}
      />
    </div>
  )
}

/** Replaces the library's swipe, which ends at 45 px, does not start on buttons, and ends early after a flick. */
function useDrag(): DOMAttributes<HTMLElement> {
  const start = useRef(0)
  const dragged = useRef(0)
  return {
    onPointerDown: ({ clientX }) => {
      start.current = clientX
      dragged.current = 0
    },
    onPointerMove: ({ clientX, buttons, target }) => {
      if (buttons === 0 || !(target instanceof Element)) return
      dragged.current = clientX - start.current
      const shown = target.closest<HTMLElement>('[data-sonner-toast]')
      shown?.style.setProperty('--swipe-amount-x', `${Math.max(0, dragged.current)}px`)
    },
    onPointerUp: () => {
      if (dragged.current >= limits.toast.swipe) toast.dismiss()
    },
    // The end of a drag that started on a button must not press the button.
    onClickCapture: (event) => {
      if (event.detail > 0 && dragged.current >= limits.toast.swipe) event.stopPropagation()
    },
  }
}

export function toastSuccess(title: string, description: string, undo?: () => void): void {
  toast.dismiss()
  toast.success(title, { description, ...(undo ? { action: { label: 'Undo', onClick: undo } } : {}) })
}

const storageKey = 'toastAfterNavigation'

/** A full navigation removes all toasts, so this toast is stored and shown on the next screen. */
export function toastAfterNavigation(title: string, description: string): void {
  thisTab.set(storageKey, JSON.stringify([title, description]))
}

function showStoredToast(): void {
  const stored = parsedJson(thisTab.get(storageKey))
  thisTab.remove(storageKey)
  if (!Array.isArray(stored)) return
  const [title = '', description = ''] = stored
  toastSuccess(String(title), String(description))
}

export function toastFailure(title: string, description: string): void {
  toast.dismiss()
  toast.error(title, { description })
}
