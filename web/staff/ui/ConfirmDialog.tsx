import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from './Dialog.tsx'
import form from './form.module.css'

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
