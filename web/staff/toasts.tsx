import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { limits } from '#shared/limits.ts'
import { buttonClass } from '../ui/buttonClass.ts'
import styles from './toasts.module.css'

/** The editor's actions are at the end of the screen. */
const aboveActions = { bottom: '5rem' }

/** One toast at a time, for 5 seconds; a swipe to the right dismisses it, F8 focuses it. (Business constants.) */
export function Toasts() {
  useEffect(showStoredToast, [])
  return (
    <Toaster
      visibleToasts={limits.toast.limit}
      duration={limits.toast.duration}
      hotkey={[limits.toast.hotkey]}
      swipeDirections={['right']}
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
  )
}

export function toastSuccess(title: string, description: string, undo?: () => void): void {
  toast.dismiss()
  toast.success(title, { description, ...(undo ? { action: { label: 'Undo', onClick: undo } } : {}) })
}

const storageKey = 'toastAfterNavigation'

/** A full navigation removes the toasts, so this one is stored and shown on the next screen. */
export function toastAfterNavigation(title: string, description: string): void {
  sessionStorage.setItem(storageKey, JSON.stringify([title, description]))
}

function showStoredToast(): void {
  const stored = sessionStorage.getItem(storageKey)
  if (!stored) return
  sessionStorage.removeItem(storageKey)
  const [title = '', description = ''] = JSON.parse(stored) // written by the function above
  toastSuccess(title, description)
}

export function toastFailure(title: string, description: string): void {
  toast.dismiss()
  toast.error(title, { description })
}
