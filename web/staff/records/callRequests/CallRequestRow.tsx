import { Phone } from 'lucide-react'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
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
  isAmongSuspected = false,
}: {
  request: CallRequest
  repeated?: string | undefined
  caller?: Caller | undefined
  isNext?: boolean
  /** The row stays below "Possibly spam" once a member has decided, with a way to undo that. */
  isAmongSuspected?: boolean
}) {
  const { id, version, closedAt } = request
  const { isBusy, send } = useCallRequestWrite()
  const [opened, setOpened] = useState<OpenedCallRequest>()
  const [note, setNote] = useKeptText(`note ${id}`)
  const toggle = useRef<HTMLButtonElement>(null)
  const isClosed = closedAt !== undefined
  /** Closing hides the number, but for a decision, which stays under the pointer. */
  const shown = isAmongSuspected || opened?.request.closedAt === closedAt ? opened : undefined
  const show = () =>
    send('The number could not be shown', async () => {
      const result = await writeWithLogin('POST /api/admin/call-requests/{id}/open', { params: { id } })
      setOpened(result)
      return result.request
    })
  /** Changes the request. The server refuses if the request is newer than `from`, by default the version in the list. */
  const change = (step: Parameters<Change>[0], from = version) =>
    send('The change was not saved', () =>
      writeWithLogin('PATCH /api/admin/call-requests/{id}', {
        params: { id },
        body: { ...step, version: from },
      }),
    )
  const close = async () => {
    const closed = await change({ isClosed: true, ...(note.trim() && { note: note.trim() }) })
    if (!closed) return
    setNote('')
    toastSuccess('Request closed', `It is deleted on ${weekdayAndTime(closed.deletedAt)}.`, () =>
      reopen(closed.version),
    )
    // Safari does not focus a button that is pressed.
    toggle.current?.focus()
  }
  const reopen = (from: number) => {
    setOpened(undefined)
    void change({ isClosed: false }, from)
  }
  /** A request can be closed if nobody waits for the call, or its number is shown, and reopened for a day. */
  const canToggle =
    !isAmongSuspected &&
    (closedAt === undefined
      ? shown !== undefined || !isWaiting(request)
      : serverNow().getTime() - Date.parse(closedAt) <= callRequestLimits.reopening)
  return (
    <li className={`${form.line} ${styles.request} ${isNext ? styles.next : ''}`}>
      <p className={styles.facts}>
        {caller && <strong>{`${caller.firstName}, …${caller.lastDigits}`}</strong>}
        {!isAmongSuspected && (
          <strong className={styles.wait}>{isClosed ? 'Closed' : waitInWords(request)}</strong>
        )}
        <span>{weekdayAndTime(request.receivedAt)}</span>
        <span>{request.office === 'any' ? 'Any office' : request.office}</span>
        {/* Nothing above a decision grows with it. */}
        {!(isAmongSuspected && shown) && <span className={form.hint}>{stateInWords(request)}</span>}
        {repeated && <span className={form.hint}>{repeated}</span>}
      </p>
      {/* What a press changes stands in the place of what was pressed, so that a second press does nothing else. */}
      <div className={styles.buttons}>
        <Button
          kind={isNext && !shown ? 'main' : 'plain'}
          size="small"
          aria-expanded={shown !== undefined}
          aria-disabled={isBusy}
          onClick={once(() => (shown ? setOpened(undefined) : void show()))}
        >
          {shown ? 'Hide number' : 'Show number'}
        </Button>
        {canToggle && (
          <Button
            ref={toggle}
            kind="plain"
            size="small"
            aria-disabled={isBusy}
            onClick={once(() => (isClosed ? reopen(version) : void close()))}
          >
            {isClosed ? 'Undo closing' : 'Close request'}
          </Button>
        )}
      </div>
      {shown && (
        <OpenedRequest {...shown} {...{ request, isAmongSuspected, isBusy, change, note, setNote }} />
      )}
    </li>
  )
}

type Change = (step: Omit<CallRequestChange, 'version'>) => Promise<CallRequest | undefined>

/** Leaves out the second press of a double click. */
const once =
  (press: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) press()
  }

function waitInWords(request: CallRequest): string {
  if (!isWaiting(request)) return states[request.state]
  const time = timeSince(request.receivedAt)
  return time ? `Waiting ${time}` : 'Just came in'
}

function stateInWords({ state, openedBy, tried, closedAt, deletedAt }: CallRequest): string {
  if (closedAt !== undefined) return `${states[state]}. Deleted on ${weekdayAndTime(deletedAt)}`
  if (state === 'new' && openedBy) return `New. ${openedBy} has seen the number`
  if (state !== 'tried' || !tried) return state === 'new' ? states.new : ''
  const { count, at, by, how } = tried
  return `${count === 1 ? 'Tried once' : `Tried ${count} times, last`} on ${weekdayAndTime(at)} by ${by}: ${how}`
}

const states = { new: 'New', tried: 'Not reached', reached: 'Reached', spam: 'Spam' } as const

function OpenedRequest({
  request,
  isAmongSuspected,
  details,
  notes: earlierNotes,
  isBusy,
  change,
  note,
  setNote,
}: OpenedCallRequest & {
  isAmongSuspected: boolean
  isBusy: boolean
  change: Change
  note: string
  setNote: (note: string) => void
}) {
  const { state, tried, suspicion, closedAt } = request
  const [notes, setNotes] = useState(earlierNotes)
  const name = useRef<HTMLElement>(null)
  // Not the link that calls, which a key that is held would press.
  useEffect(() => name.current?.focus(), [])
  const outcome = state === 'tried' ? tried?.how : state

  const addNote = async (event: FormEvent) => {
    event.preventDefault()
    const text = note.trim()
    if (text === '' || !(await change({ note: text }))) return
    setNotes([...notes, { at: serverNow().toISOString(), by: 'you', text }])
    setNote('')
  }

  return (
    <div className={`${form.form} ${styles.opened}`}>
      <p className={`${form.actions} ${styles.person}`}>
        <strong ref={name} tabIndex={-1}>
          {details.firstName}
        </strong>
        <a href={telephoneLink(details.phone)} className={buttonClass('main')}>
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
      {isAmongSuspected && <Verdict {...{ request, isBusy, change }} />}
      {closedAt === undefined && suspicion === undefined && (
        <>
          <fieldset className={`${form.stack} ${form.actions} ${styles.outcomes}`}>
            <legend>How did the call go?</legend>
            {[...callAttempts, 'reached' as const, 'spam' as const].map((how) => (
              <Button
                key={how}
                kind="quiet"
                aria-disabled={isBusy}
                aria-current={how === outcome ? 'true' : undefined}
                onClick={once(
                  () =>
                    void change(
                      how === 'reached' || how === 'spam' ? { state: how } : { state: 'tried', how },
                    ),
                )}
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
            <p>
              <Button type="submit" kind="plain" disabled={isBusy || note.trim() === ''}>
                Add note
              </Button>
            </p>
          </form>
        </>
      )}
    </div>
  )
}

/** Moves the request to Calls, open or closed as spam. */
function Verdict({
  request: { suspicion, state, closedAt },
  isBusy,
  change,
}: {
  request: CallRequest
  isBusy: boolean
  change: Change
}) {
  const outcome = suspicion ? undefined : state === 'spam' ? 'spam' : 'person'
  const choice = (verdict: typeof outcome, step: Parameters<Change>[0], label: string) => (
    <Button
      kind="quiet"
      aria-disabled={isBusy}
      aria-current={verdict !== undefined && verdict === outcome ? 'true' : undefined}
      onClick={once(() => verdict !== outcome && void change(step))}
    >
      {label}
    </Button>
  )
  return (
    <fieldset className={`${form.stack} ${form.actions} ${styles.outcomes}`}>
      <legend>Is this a person?</legend>
      {choice('person', { state: 'new', ...(closedAt && { isClosed: false }) }, 'A person')}
      {choice('spam', { state: 'spam', isClosed: true }, 'Spam')}
      <span role="status">{outcome && places[outcome]}</span>
      {outcome && choice(undefined, { isSuspected: true }, 'Undo')}
    </fieldset>
  )
}

const places = {
  person: 'It is in the list of calls now.',
  spam: 'It is in the list of calls, closed as spam.',
} as const

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
