import { useMutation } from '@tanstack/react-query'
import type { BinnedDocument } from '#shared/entities/documents.ts'
import { desk } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { openScreen } from '../../openScreen.ts'
import { editorPath, screenOf, staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { StaffTable } from '../../ui/StaffTable.tsx'
import { toastAfterNavigation, toastFailure } from '../../ui/toasts.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'

const { untitled, restoredVersionText, tryAgain } = staffMessages.desk

export function BinPage() {
  const bin = useStaffQuery('GET /api/admin/bin')
  const restore = useMutation({
    mutationFn: (document: BinnedDocument) => withLogin(() => desk.restoreDeleted(document)),
    onSuccess: (document) => {
      toastAfterNavigation('Restored as a draft', restoredVersionText)
      openScreen(editorPath(document))
    },
    onError: (error) => toastFailure('Not restored', tryAgain, error),
  })
  return (
    <Loaded query={bin} failed="The bin could not be loaded.">
      {({ documents }) => (
        <StaffTable
          empty="The bin is empty."
          label={staffScreens.bin.title}
          columns={['Title', 'Kind', 'When', 'Restore']}
          rows={documents.map((document) => ({
            key: `${document.kind}/${document.id}`,
            cells: [
              <div key="title">
                {document.title || untitled}
                {document.address && <p className={form.hint}>{document.address}</p>}
              </div>,
              screenOf(document.kind).singular,
              document.isDamaged ? (
                <p key="dates" className={form.problem}>
                  Damaged: what can be read of it can be restored.
                </p>
              ) : (
                <div key="dates">
                  <p>
                    Deleted {dateAndTime(document.at)}, by {document.by}
                  </p>
                  <p className={form.hint}>Can be restored until {dateAndTime(document.until)}</p>
                </div>
              ),
              <SmallButton
                key="restore"
                disabled={restore.isPending}
                onClick={() => restore.mutate(document)}
              >
                Restore <span className="visually-hidden">{document.title || untitled}</span>
              </SmallButton>,
            ],
          }))}
        />
      )}
    </Loaded>
  )
}
