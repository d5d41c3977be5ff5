import { type ReactNode, useState } from 'react'
import type { MediaImage } from '#shared/entities/media.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { Dialog, focusWhenShown } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { FormProblem, SubmitForm } from '../../ui/SubmitForm.tsx'
import { type ChangedUse, changeEverywhere, type ImageChange } from './changeEverywhere.ts'

/** Changes an image wherever it is shown, and then says what became of each document. */
export function ChangeEverywhereDialog({
  title,
  action,
  disabled = false,
  image,
  change,
  onClose,
  children,
}: {
  title: string
  /** The text of the button. */
  action: string
  disabled?: boolean
  image: MediaImage
  change: ImageChange
  onClose: () => void
  children: ReactNode
}) {
  const [changed, setChanged] = useState<readonly ChangedUse[]>()
  const send = async () => {
    try {
      setChanged(await withLogin(() => changeEverywhere(image, change)))
    } catch {
      throw new FormProblem(staffMessages.media.publishFailed)
    }
  }
  return (
    <Dialog title={title} shape="narrow" onClose={onClose}>
      {changed ? (
        <>
          <ul className={form.stack}>
            {changed.map(({ kind, id, title, outcome }) => (
              <li key={`${kind}/${id}`}>
                <a href={editorPath({ kind, id })}>{title || staffMessages.desk.untitled}</a>: {outcome}
              </li>
            ))}
          </ul>
          <div>
            <Button ref={focusWhenShown} onClick={onClose}>
              Done
            </Button>
          </div>
        </>
      ) : (
        <>
          {children}
          <SubmitForm send={send} action={action} busyAction="Saving and publishing…" disabled={disabled} />
        </>
      )}
    </Dialog>
  )
}
