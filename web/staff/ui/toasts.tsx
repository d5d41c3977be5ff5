import { type DOMAttributes, useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'
import { limits } from '#shared/limits.ts'
import { parsedJson, thisTab } from '../../data/browserStorage.ts'
import { isUnanswered, looking, unansweredTexts } from '../../data/write.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import styles from './toasts.module.css'

/** Above the editor's action bar, which has one to four lines and sets its height in this property. */
const aboveActions = { bottom: 'calc(var(--action-bar-height, 4rem) + 1rem)' }

/** Shows one toast at a time. A drag to the right dismisses the toast. (Specification, Business constants.) */
export function Toasts() {
  useEffect(showStoredToast, [])
  useEffect(() => looking.subscribe(showLooking), [])
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

/** Says what failed, or that nobody knows, if `error` is that of a request without a response. */
export function toastFailure(title: string, description: string, error?: unknown): void {
  toast.dismiss()
  if (isUnanswered(error)) toast.error(unansweredTexts.title, { description: unansweredTexts.text })
  else toast.error(title, { description })
}

/** Of a request of a form, the form says it. */
function showLooking(): void {
  toast.dismiss('looking')
  if (looking.isLooking() && !document.querySelector('form[aria-busy="true"]'))
    toast.loading(unansweredTexts.looking, { id: 'looking' })
}
