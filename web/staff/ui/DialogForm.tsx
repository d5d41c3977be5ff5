import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from './Dialog.tsx'
import form from './form.module.css'
import { useSubmit } from './useSubmit.ts'

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
