import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
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
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // The browser would choose the first control, which closes.
    opened?.querySelector<HTMLElement>('[data-first]')?.focus()
    // Closing gives the focus back to where it was, which taking the element away does not.
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
