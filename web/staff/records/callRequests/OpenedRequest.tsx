import { Phone } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callLanguageLabels, callRequestLimits, callTimeLabels } from '#shared/callRequests.ts'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import { type CallRequest, type CallRequestChange, callOutcomes } from '#shared/entities/callRequest.ts'
import { type OpenedCallRequest, staff } from '../../../data/staff/queries.ts'
import { currentOf } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { useSession } from '../../Session.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure } from '../../toasts.tsx'
import styles from './OpenedRequest.module.css'
import { useReplaceCallRequest } from './useCallRequests.ts'
import { weekdayAndTime } from './weekdayAndTime.ts'

/** The number, and how the call went. `request` is the list's, which a colleague may have changed. */
export function OpenedRequest({
  opened: { details, notes: earlierNotes },
  request,
  onClose,
}: {
  opened: OpenedCallRequest
  request: CallRequest
  onClose: () => void
}) {
  const { withLogin } = useSession()
  const replace = useReplaceCallRequest()
  const [notes, setNotes] = useState(earlierNotes)
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const call = useRef<HTMLAnchorElement>(null)
  useEffect(() => call.current?.focus(), [])

  const change = async (step: Omit<CallRequestChange, 'version'>): Promise<boolean> => {
    setIsBusy(true)
    try {
      replace(
        await withLogin(() => staff.changeCallRequest(request.id, { ...step, version: request.version })),
      )
      return true
    } catch (error) {
      const current = currentOf<CallRequest>(error)
      if (current) replace(current)
      const text = current ? staffMessages.callRequests.changedMeanwhile : staffMessages.callRequests.tryAgain
      toastFailure(staffMessages.callRequests.changeFailed, text)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const addNote = async (event: FormEvent) => {
    event.preventDefault()
    const text = note.trim()
    if (text === '' || !(await change({ note: text }))) return
    setNotes([...notes, { at: new Date().toISOString(), by: 'you', text }])
    setNote('')
  }
  const close = async () => {
    if (await change({ state: 'closed', ...(note.trim() && { note: note.trim() }) })) onClose()
  }

  return (
    <div className={styles.opened}>
      <p className={styles.person}>
        <strong>{details.firstName}</strong>
        <a ref={call} href={telephoneLink(details.phone)} className={buttonClass('main')}>
          <Phone size={18} aria-hidden="true" /> Call {details.phone}
        </a>
      </p>
      <ul>
        <li>{callTimeLabels[details.bestTime]}</li>
        <li>{callLanguageLabels[details.language]}</li>
        <li>
          {details.mayLeaveMessage === 'yes' ? 'You may leave a message' : <strong>Leave no message</strong>}
        </li>
      </ul>
      {notes.length > 0 && (
        <ul aria-label="Notes" className={styles.notes}>
          {notes.map(({ at, by, text }) => (
            <li key={at}>
              {text} <span className={styles.by}>{`${by}, ${weekdayAndTime(at)}`}</span>
            </li>
          ))}
        </ul>
      )}
      {request.state !== 'closed' && (
        <>
          <fieldset className={styles.outcomes} disabled={isBusy}>
            <legend>How did the call go?</legend>
            {callOutcomes.map((outcome) => (
              <Button key={outcome} kind="quiet" onClick={() => void change({ state: 'called', outcome })}>
                {capitalized(outcome)}
              </Button>
            ))}
          </fieldset>
          <form onSubmit={(event) => void addNote(event)} className={styles.note}>
            <label>
              Note for colleagues
              <textarea
                value={note}
                maxLength={callRequestLimits.noteLength}
                rows={2}
                onChange={({ target }) => setNote(target.value)}
              />
            </label>
            <p className={styles.actions}>
              <Button type="submit" kind="plain" disabled={isBusy || note.trim() === ''}>
                Add note
              </Button>
              <Button kind="main" disabled={isBusy} onClick={() => void close()}>
                Close request
              </Button>
            </p>
          </form>
        </>
      )}
      <Button kind="plain" size="small" onClick={onClose}>
        Hide number
      </Button>
    </div>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
