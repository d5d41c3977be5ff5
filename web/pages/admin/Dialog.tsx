import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'

/**
 * A dialog over the screen, open as long as it is drawn. Escape and its own button close it; the browser keeps
 * the focus in it and gives it back afterwards. `narrow` is for a few words, `drawer` stands at the side.
 */
export function Dialog({
  title,
  onClose,
  narrow = false,
  drawer = false,
  children,
}: {
  title: string
  onClose: () => void
  narrow?: boolean
  drawer?: boolean
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // In the layout's time, since only a dialog that still stands in the document gives the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // The browser would choose the first control, which closes.
    opened?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => opened?.close()
  }, [])
  const shape = narrow ? styles.narrow : drawer ? styles.drawer : styles.wide
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={`${styles.dialog} ${shape}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
