import { counted } from '../../../ui/counted.ts'
import { DialogForm } from '../../../ui/Dialog.tsx'
import { useOpenDocument } from '../../state/openDocument.ts'
import type { DocumentActions } from '../useDocumentActions.ts'
import { ChangeList } from './ChangeList.tsx'
import { unpublishedChanges } from './unpublished.ts'

export function DiscardDialog({
  onDiscard,
  onClose,
}: {
  onDiscard: DocumentActions['discard']
  onClose: () => void
}) {
  const { state } = useOpenDocument()
  const changes = unpublishedChanges(state.document)
  return (
    <DialogForm
      title="Discard changes?"
      action={`Discard ${counted(changes.length, 'change')}`}
      kind="danger"
      send={() => void onDiscard()}
      onClose={onClose}
    >
      <p>The draft becomes as it is published. What goes stays in History for 90 days.</p>
      <ChangeList changes={changes} />
    </DialogForm>
  )
}
