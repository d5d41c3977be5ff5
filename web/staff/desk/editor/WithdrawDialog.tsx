import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../Dialog.tsx'
import form from '../../form.module.css'
import { staffMessages } from '../../staffMessages.ts'
import type { DocumentActions } from './useDocumentActions.ts'

const texts = staffMessages.desk.consent

export function WithdrawDialog({
  onWithdraw,
  onClose,
}: {
  onWithdraw: DocumentActions['withdrawConsent']
  onClose: () => void
}) {
  return (
    <Dialog title={`${texts.title}?`} onClose={onClose} shape="narrow">
      <p>{texts.text}</p>
      <div className={form.actions}>
        <Button
          onClick={() => {
            onClose()
            void onWithdraw()
          }}
        >
          {texts.title}
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
