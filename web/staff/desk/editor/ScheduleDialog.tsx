import { useState } from 'react'
import { clinicZone } from '#shared/hours/localDay.ts'
import { staffMessages } from '../../staffMessages.ts'
import { clinicTime, instantOf, inThisCentury, weekdayAndTime } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { FormProblem } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDiscussion } from '../discussion/useDiscussion.ts'
import { problemSentence } from '../fields/fieldLabel.ts'
import { isUnsaved } from '../state/documentState.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import styles from './ActionBar.module.css'
import { OfferButton } from './OfferButton.tsx'
import { ChangeList } from './publication/ChangeList.tsx'
import { unpublishedChanges } from './publication/unpublished.ts'
import type { DocumentActions } from './useDocumentActions.ts'

type TimeChange = Parameters<DocumentActions['schedule']>[0]

export function ScheduleDialog({
  onSchedule,
  onClose,
}: {
  onSchedule: DocumentActions['schedule']
  onClose: () => void
}) {
  const { kind, draft, published, state } = useOpenDocument()
  const times = {
    publishAt: draft?.publishAt,
    unpublishAt: draft?.unpublishAt ?? published?.unpublishAt,
  }
  const [missed] = draft?.scheduleIssues ?? []
  const changes = unpublishedChanges(state.document)
  const { approval } = useDiscussion()
  const send = (fields: FormData) => {
    const change = {
      ...changeOf('publishAt', times.publishAt, fields),
      ...changeOf('unpublishAt', times.unpublishAt, fields),
    }
    return Object.keys(change).length === 0 || onSchedule(change)
  }
  return (
    <DialogForm title="Schedule" action="Schedule" send={send} onClose={onClose}>
      {missed && (
        <p className={form.problem}>What was scheduled last was not done. {problemSentence(kind, missed)}</p>
      )}
      <p>
        Times are {clinicZone.name} ({clinicZone.id}), the clinic’s own. Nothing has to be open on your side.
        Empty a field to cancel its time.
      </p>
      {changes.length > 0 && (
        <details>
          <summary>{counted(changes.length, 'change goes', 'changes go')} out then</summary>
          <ChangeList changes={changes} />
        </details>
      )}
      {approval?.lacksApproval && (
        <p className={form.notice}>{staffMessages.desk.lacksApproval} Its end needs no approval.</p>
      )}
      <TimeField label="Publish on" name="publishAt" scheduled={times.publishAt} data-first="" />
      <TimeField label="Take off the website on" name="unpublishAt" scheduled={times.unpublishAt} />
    </DialogForm>
  )
}

/** Shows “Not set” and a Clear button, because Safari shows the current time in an empty field and cannot clear it. */
function TimeField({
  scheduled,
  ...input
}: { label: string; name: string; scheduled: string | undefined } & { 'data-first'?: '' }) {
  const [typed, setTyped] = useState(fieldTime(scheduled))
  return (
    <TextField
      {...input}
      type="datetime-local"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => setTyped(inThisCentury)}
    >
      {typed === '' ? (
        <p className={form.hint}>Not set</p>
      ) : (
        <SmallButton onClick={() => setTyped('')}>
          Clear <span className="visually-hidden">{input.label}</span>
        </SmallButton>
      )}
    </TextField>
  )
}

const fieldTime = (instant: string | undefined): string => (instant ? clinicTime(instant) : '')

/** Empty if the field still shows the scheduled time. */
function changeOf(name: keyof TimeChange, scheduled: string | undefined, form: FormData): TimeChange {
  const time = String(form.get(name) ?? '')
  if (time === fieldTime(scheduled)) return {}
  if (time === '') return { [name]: null }
  const instant = instantOf(time)
  if (clinicTime(instant) !== time)
    throw new FormProblem(
      'The clocks go forward on this day, from 2:00 to 3:00 AM. Choose a time before or after this hour.',
    )
  return { [name]: instant }
}

/** A schedule publishes only the version that was scheduled, so this asks whether to include later changes. */
export function ScheduleQuestion({ actions }: { actions: DocumentActions }) {
  const { draft, state } = useOpenDocument()
  const { publishAt, version, scheduledVersion = version, scheduledBy = 'somebody' } = draft ?? {}
  if (!publishAt || (version === scheduledVersion && !isUnsaved(state))) return null
  const offer = { actions, offer: 'write' } as const
  return (
    <div role="status" className={styles.question}>
      <p>
        Goes out on {weekdayAndTime(publishAt)} as {scheduledBy} scheduled it. Include the changes since?
      </p>
      <OfferButton {...offer} onClick={() => actions.reschedule(publishAt)}>
        Include them
      </OfferButton>
      <OfferButton {...offer} onClick={() => actions.reschedule(null)}>
        Cancel the schedule
      </OfferButton>
    </div>
  )
}
