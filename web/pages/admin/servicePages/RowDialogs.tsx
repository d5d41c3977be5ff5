import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import type { ImageUpdateControls } from './useImageUpdate.ts'

export type DialogName = 'preview' | 'history'

/** The dialogs of one row: those that staff open, and the one that a conflict opens. */
export function RowDialogs({
  page,
  controls: { state, pending, save, dispatch, acceptTheirs },
  open,
  onClose,
}: {
  page: ServicePage
  controls: ImageUpdateControls
  open: DialogName | undefined
  onClose: () => void
}) {
  return (
    <>
      {open === 'preview' && pending && <PreviewDialog page={page} pending={pending} onClose={onClose} />}
      {open === 'history' && (
        <HistoryDialog
          page={page}
          onClose={onClose}
          onRestore={(image) => {
            onClose()
            save({ image, from: page })
          }}
        />
      )}
      {state.conflict && (
        <ConflictDialog
          conflict={state.conflict}
          onClose={acceptTheirs}
          onKeepTheirs={(theirs) => {
            acceptTheirs(theirs)
            dispatch({ type: 'discarded' })
          }}
          onUseMine={({ theirs, mine }) => save({ image: mine, from: theirs })}
        />
      )}
    </>
  )
}
