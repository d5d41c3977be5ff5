import { readersOf } from '#shared/kinds/kinds.ts'
import { staffMessages } from '../../staffMessages.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import { AskDialog, LinksDialog, ReadDialog } from '../discussion/ApprovalDialogs.tsx'
import { useOpenDocument } from '../state/openDocument.ts'
import type { DialogName } from './dialogName.ts'
import { VersionsDialog } from './history/VersionsDialog.tsx'
import { DiscardDialog } from './publication/DiscardDialog.tsx'
import { PublishDialog } from './publication/PublishDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { SignOffDialog } from './SignOffDialog.tsx'
import { TakeDownDialog } from './TakeDownDialog.tsx'
import type { DocumentActions } from './useDocumentActions.ts'

/** The dialog that the action bar has opened. */
export function DocumentDialog({
  name,
  actions,
  tab,
  onClose,
}: {
  name: DialogName
  actions: DocumentActions
  tab: string | undefined
  onClose: () => void
}) {
  const { state } = useOpenDocument()
  const [reviewer, ...others] = readersOf(state.document)
  switch (name) {
    case 'publish':
    case 'publishFirst':
      return <PublishDialog tab={tab} onPublish={actions[name]} onClose={onClose} />
    case 'ask':
      return <AskDialog onClose={onClose} />
    case 'read':
      return <ReadDialog onClose={onClose} />
    case 'links':
      return <LinksDialog onClose={onClose} />
    case 'discard':
      return <DiscardDialog onDiscard={actions.discard} onClose={onClose} />
    case 'schedule':
      return <ScheduleDialog onSchedule={actions.schedule} onClose={onClose} />
    case 'history':
      return <VersionsDialog saveFirst={actions.saveFirst} onClose={onClose} />
    case 'signOff':
      return (
        reviewer && (
          <SignOffDialog
            texts={staffMessages.desk.signOff[reviewer]}
            others={others}
            onSignOff={actions.signOff}
            onClose={onClose}
          />
        )
      )
    case 'withdraw':
      return <WithdrawDialog onConfirm={actions.withdrawConsent} onClose={onClose} />
    case 'unpublish':
      return <TakeDownDialog action={name} onConfirm={actions.unpublish} onClose={onClose} />
    case 'delete':
      return <TakeDownDialog action={name} onConfirm={actions.remove} onClose={onClose} />
  }
}

const WithdrawDialog = ({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) => (
  <DialogForm
    title="Withdraw consent?"
    action="Withdraw consent"
    kind="danger"
    send={onConfirm}
    onClose={onClose}
  >
    <p>
      The person no longer wants these words on the website. The review leaves every page within seconds and
      can never be published again. This cannot be undone.
    </p>
  </DialogForm>
)
