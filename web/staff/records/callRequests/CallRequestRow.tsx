import { Phone } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ResultOf } from '#shared/api/typedReader.ts'
import { callRequestLimits } from '#shared/callRequests.ts'
import { telephoneLink } from '#shared/clinic/telephoneLink.ts'
import { callFormTexts } from '#shared/content/callFormTexts.ts'
import {
  type Caller,
  type CallRequest,
  type CallRequestChange,
  callAttempts,
} from '#shared/entities/callRequest.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { writeWithLogin } from '../../../data/staff/withLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { weekdayAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { timeSince } from '../../ui/timeSince.ts'
import { toastSuccess } from '../../ui/toasts.tsx'
import { useKeptText } from '../../ui/useKeptText.ts'
import styles from './CallRequestsPage.module.css'
import { isWaiting, useCallRequestWrite } from './useCallRequests.ts'

type OpenedCallRequest = ResultOf<'POST /api/admin/call-requests/{id}/open'>

/**
 * `repeated` says how often the same number has asked. `caller`: whom staff see before they show the number. `isNext`:
 * nobody has waited longer.
 */
export function CallRequestRow({
  request,
  repeated,
  caller,
  isNext = false,
}: {
  request: CallRequest
  repeated?: string | undefined
  caller?: Caller | undefined
  isNext?: boolean
}) {
  const { id, version, closedAt } = request
  const { isBusy, send } = useCallRequestWrite()
  const [opened, setOpened] = useState<OpenedCallRequest>()
  const showButton = useRef<HTMLButtonElement>(null)
  const show = () =>
    send('The number could not be shown', async () => {
      const result = await writeWithLogin('POST /api/admin/call-requests/{id}/open', { params: { id } })
      setOpened(result)
      return result.request
    })
  /** Changes the request. The server refuses if the request is newer than the version in the list. */
  const change: Change = (step) =>
    send('The change was not saved', () =>
      writeWithLogin('PATCH /api/admin/call-requests/{id}', { params: { id }, body: { ...step, version } }),
    )
  const hide = () => {
    flushSync(() => setOpened(undefined))
    showButton.current?.focus()
  }
  /** A request can be closed if nobody waits for the call, and reopened for a day. */
  const canToggle =
    request.suspicion === undefined &&
    (closedAt === undefined
      ? !opened && !isWaiting(request)
      : serverNow().getTime() - Date.parse(closedAt) <= callRequestLimits.reopening)
  return (
    <li className={`${form.line} ${styles.request} ${isNext ? styles.next : ''}`}>
      {caller && <strong>{`${caller.firstName}, …${caller.lastDigits}`}</strong>}
      {request.suspicion === undefined && isWaiting(request) && (
        <strong className={styles.wait}>{waitInWords(request)}</strong>
      )}
      <p className={styles.facts}>
        <span>{weekdayAndTime(request.receivedAt)}</span>
        <span>{request.office === 'any' ? 'Any office' : request.office}</span>
        <span className={form.hint}>{stateInWords(request)}</span>
        {repeated && <span className={form.hint}>{repeated}</span>}
      </p>
      {opened ? (
        <OpenedRequest
          {...opened}
          id={id}
          isClosed={closedAt !== undefined}
          isSuspected={request.suspicion !== undefined}
          {...{ isBusy, change }}
          onClose={hide}
        />
      ) : (
        <Button
          ref={showButton}
          kind={isNext ? 'main' : 'plain'}
          size="small"
          disabled={isBusy}
          onClick={() => void show()}
        >
          Show number
        </Button>
      )}
      {canToggle && (
        <SmallButton aria-disabled={isBusy} onClick={() => void change({ isClosed: closedAt === undefined })}>
          {closedAt === undefined ? 'Close request' : 'Undo closing'}
        </SmallButton>
      )}
    </li>
  )
}

type Change = (step: Omit<CallRequestChange, 'version'>) => Promise<boolean>

function waitInWords({ receivedAt }: CallRequest): string {
  const time = timeSince(receivedAt)
  return time ? `Waiting ${time}` : 'Just came in'
}

function stateInWords({ state, openedBy, tried, closedAt, deletedAt }: CallRequest): string {
  if (closedAt !== undefined) return `${states[state]}. Closed, deleted on ${weekdayAndTime(deletedAt)}`
  if (state === 'new' && openedBy) return `New. ${openedBy} has seen the number`
  if (state !== 'tried' || !tried) return states[state]
  const { count, at, by, how } = tried
  return `${count === 1 ? 'Tried once' : `Tried ${count} times, last`} on ${weekdayAndTime(at)} by ${by}: ${how}`
}

const states = { new: 'New', tried: 'Not reached', reached: 'Reached', spam: 'Spam' } as const

function OpenedRequest({
  id,
  details,
  notes: earlierNotes,
  isClosed,
  isSuspected,
  isBusy,
  change,
  onClose,
}: OpenedCallRequest & {
  id: string
  isClosed: boolean
  isSuspected: boolean
  isBusy: boolean
  change: Change
  onClose: () => void
}) {
  const [notes, setNotes] = useState(earlierNotes)
  const [note, setNote] = useKeptText(`note ${id}`)
  const call = useRef<HTMLAnchorElement>(null)
  useEffect(() => call.current?.focus(), [])

  const addNote = async (event: FormEvent) => {
    event.preventDefault()
    const text = note.trim()
    if (text === '' || !(await change({ note: text }))) return
    setNotes([...notes, { at: serverNow().toISOString(), by: 'you', text }])
    setNote('')
  }
  const close = async () => {
    if (!(await change({ isClosed: true, ...(note.trim() && { note: note.trim() }) }))) return
    setNote('')
    onClose()
  }

  return (
    <div className={`${form.form} ${styles.opened}`}>
      <p className={`${form.actions} ${styles.person}`}>
        <strong>{details.firstName}</strong>
        <a ref={call} href={telephoneLink(details.phone)} className={buttonClass('main')}>
          <Phone size={18} aria-hidden="true" /> Call {details.phone}
        </a>
      </p>
      <ul role="list" className={form.actions}>
        <li>{callFormTexts.en.bestTimes[details.bestTime]}</li>
        <li>{callFormTexts.en.languages[details.language]}</li>
        <li>
          {details.mayLeaveMessage === 'yes' ? 'You may leave a message' : <strong>Leave no message</strong>}
        </li>
      </ul>
      {notes.length > 0 && (
        <ul role="list" aria-label="Notes" className={styles.notes}>
          {notes.map(({ at, by, text }) => (
            <li key={at}>
              {text} <span className={form.hint}>{`${by}, ${weekdayAndTime(at)}`}</span>
            </li>
          ))}
        </ul>
      )}
      {isSuspected && <Verdict {...{ isBusy, change }} />}
      {!isClosed && !isSuspected && (
        <>
          <fieldset className={`${form.stack} ${form.actions}`}>
            <legend>How did the call go?</legend>
            {[...callAttempts, 'reached' as const, 'spam' as const].map((how) => (
              <Button
                key={how}
                kind="quiet"
                aria-disabled={isBusy}
                onClick={() =>
                  void change(how === 'reached' || how === 'spam' ? { state: how } : { state: 'tried', how })
                }
              >
                {capitalized(how)}
              </Button>
            ))}
          </fieldset>
          <form onSubmit={(event) => void addNote(event)} className={form.form}>
            <label className={form.field}>
              Note for colleagues
              <textarea
                value={note}
                maxLength={callRequestLimits.noteLength}
                rows={2}
                onChange={({ target }) => setNote(target.value)}
              />
            </label>
            <p className={form.actions}>
              <Button type="submit" kind="plain" disabled={isBusy || note.trim() === ''}>
                Add note
              </Button>
              <Button kind="quiet" aria-disabled={isBusy} onClick={() => void close()}>
                Close request
              </Button>
            </p>
          </form>
        </>
      )}
      <SmallButton onClick={onClose}>Hide number</SmallButton>
    </div>
  )
}

/** Moves the request to Calls, open or closed as spam. Closing can be undone for a day. */
function Verdict({ isBusy, change }: { isBusy: boolean; change: Change }) {
  const judge = async (step: Parameters<Change>[0], where: string) => {
    if (!(await change(step))) return
    toastSuccess('Request moved', where)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <fieldset className={`${form.stack} ${form.actions}`}>
      <legend>Is this a person?</legend>
      <Button
        kind="quiet"
        aria-disabled={isBusy}
        onClick={() => void judge({ state: 'new' }, 'It is in the list of calls now.')}
      >
        A person
      </Button>
      <Button
        kind="quiet"
        aria-disabled={isBusy}
        onClick={() =>
          void judge({ state: 'spam', isClosed: true }, 'It is in the list of calls, closed as spam.')
        }
      >
        Spam
      </Button>
    </fieldset>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
