import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './Dialog.module.css'
import form from './form.module.css'
import { useSubmit } from './useSubmit.ts'

/** A modal dialog, open while it is mounted. Mark the control that gets the focus first with `data-first`. */
export function Dialog({
  title,
  onClose,
  shape = 'wide',
  startsAtHeading = false,
  children,
}: {
  title: string
  onClose: () => void
  shape?: 'wide' | 'narrow' | 'drawer'
  /** So that no key that was meant for the text behind it presses a button. */
  startsAtHeading?: boolean
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // A layout effect, because a dialog returns the focus only if it closes while it is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    const selection = getSelection()
    const caret = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined
    element?.showModal()
    // The browser's choice is the first control, which is the Close button.
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      element?.close()
      // With the focus alone, a formatted text takes no keys.
      if (caret && document.activeElement?.contains(caret.startContainer))
        selection?.setBaseAndExtent(
          caret.startContainer,
          caret.startOffset,
          caret.endContainer,
          caret.endOffset,
        )
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={`${styles.dialog} ${styles[shape]}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={heading} {...(startsAtHeading && { tabIndex: -1, 'data-first': '' })}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

/** The ref of a control that appears in an open dialog, often in the place of the one that was pressed. */
export const focusWhenShown = (control: HTMLElement | null): void => control?.focus()

/** A dialog with one action, which says what went wrong with it. */
export function DialogForm({
  subject,
  action,
  send,
  onClose,
  children,
}: {
  subject: string
  /** The text of the button, and the start of the title, before the subject. */
  action: string
  send: (fields: FormData) => Promise<void>
  onClose: () => void
  children: ReactNode
}) {
  const { busy, problem, submit } = useSubmit(async (fields) => {
    await send(fields)
    return undefined
  })
  return (
    <Dialog title={`${action}: ${subject}`} onClose={onClose} shape="narrow">
      <form onSubmit={submit} className={form.form}>
        {children}
        <p role="alert" className={form.problem}>
          {problem}
        </p>
        <div className={form.actions}>
          <Button type="submit" disabled={busy}>
            {action}
          </Button>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Asks before something is taken from visitors. It closes before `onConfirm`. */
export function ConfirmDialog({
  title,
  action,
  disabled = false,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  action: string
  disabled?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}) {
  const confirm = () => {
    onClose()
    onConfirm()
  }
  return (
    <Dialog title={title} onClose={onClose} shape="narrow">
      {children}
      <div className={form.actions}>
        <Button kind="danger" disabled={disabled} onClick={confirm}>
          {action}
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
