import type { FormEvent } from 'react'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../Dialog.tsx'
import { clinicTime, instantOf } from '../clinicTime.ts'
import styles from './Dialogs.module.css'
import type { DocumentActions } from './useDocumentActions.ts'

/** When a draft is published, and when a document is unpublished, by the clinic's clock. */
export function ScheduleDialog({
  document: { draft },
  onSchedule,
  onClose,
}: {
  document: DeskDocument
  onSchedule: DocumentActions['schedule']
  onClose: () => void
}) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const timeIn = (name: string) => {
      const time = String(form.get(name) ?? '')
      return time === '' ? null : instantOf(time)
    }
    if (await onSchedule({ publishAt: timeIn('publishAt'), unpublishAt: timeIn('unpublishAt') })) onClose()
  }
  return (
    <Dialog title="Schedule" onClose={onClose} shape="narrow">
      <form onSubmit={submit} className={styles.form}>
        <p>{staffMessages.desk.schedule.text}</p>
        <label className={styles.field}>
          Publish on
          <input
            type="datetime-local"
            name="publishAt"
            data-first=""
            defaultValue={draft?.publishAt && clinicTime(draft.publishAt)}
          />
        </label>
        <label className={styles.field}>
          Unpublish on
          <input
            type="datetime-local"
            name="unpublishAt"
            defaultValue={draft?.unpublishAt && clinicTime(draft.unpublishAt)}
          />
        </label>
        <div className={styles.actions}>
          <Button type="submit">Schedule</Button>
          {(draft?.publishAt || draft?.unpublishAt) && (
            <Button
              kind="plain"
              onClick={async () => {
                if (await onSchedule({ publishAt: null, unpublishAt: null })) onClose()
              }}
            >
              Cancel the schedule
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
