import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'
import { SubmitForm } from './SubmitForm.tsx'

/** A modal dialog that is open while it is mounted. The control with `data-first` gets the initial focus. */
export function Dialog({
  title,
  onClose,
  shape = 'wide',
  startsAtHeading = false,
  children,
}: {
  title: string
  onClose: () => void
  shape?: 'wide' | 'narrow'
  /** Focuses the heading, so that a key meant for the text behind the dialog does not press a button. */
  startsAtHeading?: boolean
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // A layout effect, because a dialog returns the focus only if it is closed while still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    const menu = opener?.closest('[popover]')?.id
    const openers = [opener, menu && document.querySelector(`[popovertarget="${menu}"]`)]
    const selection = getSelection()
    const caret = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined
    element?.showModal()
    // The browser would focus the first control, which is the Close button.
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      element?.close()
      // After an asynchronous action, some browsers do not return the focus to the opener. If the opener is an entry
      // of a menu, which is hidden by then, the button of the menu gets the focus.
      for (const target of openers)
        if (document.activeElement === document.body && target instanceof HTMLElement && target.isConnected)
          target.focus()
      // A rich-text editor with the focus but without a selection takes no keys.
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

/** A ref that focuses a control when it appears in an open dialog, often in place of the pressed control. */
export const focusWhenShown = (control: HTMLElement | null): void => control?.focus()

/** A dialog with one action. It shows why the action failed, or closes after a success. */
export function DialogForm({
  title,
  shape = 'narrow',
  send,
  onClose,
  ...form
}: { title: string; shape?: 'wide' | 'narrow'; onClose: () => void } & Omit<
  ComponentProps<typeof SubmitForm>,
  'className' | 'onCancel'
>) {
  const sendAndClose = async (fields: FormData) => {
    const isDone = (await send(fields)) !== false
    if (isDone) onClose()
    return isDone
  }
  return (
    <Dialog title={title} onClose={onClose} shape={shape}>
      <SubmitForm {...form} send={sendAndClose} onCancel={onClose} />
    </Dialog>
  )
}
