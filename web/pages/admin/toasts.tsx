import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { limits } from '#shared/limits.ts'
import styles from './toasts.module.css'

/** Where the staff area's toasts appear: one at a time, 5 seconds, swiped away to the right, F8 goes to them. */
export function Toasts() {
  useEffect(sayCarriedOver, [])
  return (
    <Toaster
      visibleToasts={limits.toast.limit}
      duration={limits.toast.duration}
      hotkey={[limits.toast.hotkey]}
      swipeDirections={['right']}
      position="bottom-right"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: styles.toast,
          content: styles.words,
          title: styles.title,
          description: styles.description,
          icon: styles.icon,
          actionButton: styles.action,
          error: styles.destructive,
        },
      }}
    />
  )
}

/** Says that something worked, with a way back where there is one. */
export function toastSuccess(title: string, description: string, undo?: () => void): void {
  toast.dismiss()
  toast.success(title, { description, ...(undo ? { action: { label: 'Undo', onClick: undo } } : {}) })
}

const carried = 'carriedToast'

/** Says that something worked once the next screen is there, for a full navigation takes the toasts with it. */
export function toastAfterNavigation(title: string, description: string): void {
  sessionStorage.setItem(carried, JSON.stringify([title, description]))
}

function sayCarriedOver(): void {
  const said = sessionStorage.getItem(carried)
  if (!said) return
  sessionStorage.removeItem(carried)
  const [title = '', description = ''] = JSON.parse(said) // written by the function above
  toastSuccess(title, description)
}

/** Says that something failed. */
export function toastFailure(title: string, description: string): void {
  toast.dismiss()
  toast.error(title, { description })
}
