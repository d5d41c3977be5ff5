import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'
import { SubmitForm } from './SubmitForm.tsx'

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
  shape?: 'wide' | 'narrow'
  /** A key that was meant for the text behind it must not press a button. */
  startsAtHeading?: boolean
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // A layout effect, because a dialog returns the focus only if it closes while it is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    const menu = opener?.closest('[popover]')?.id
    const openers = [opener, menu && document.querySelector(`[popovertarget="${menu}"]`)]
    const selection = getSelection()
    const caret = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined
    element?.showModal()
    // The browser's choice is the first control, which is the Close button.
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      element?.close()
      // A form that has sent something closes its dialog in a task in which some browsers return no focus. An entry of a menu is
      // hidden by then, so that the button of the menu stands for it.
      for (const target of openers)
        if (document.activeElement === document.body && target instanceof HTMLElement && target.isConnected)
          target.focus()
      // A formatted text takes no keys if it has only the focus.
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

/** A dialog with one action, which shows its failure and closes after a success. */
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
