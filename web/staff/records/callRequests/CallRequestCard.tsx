import { useRef, useState } from 'react'
import { callRequestLimits } from '#shared/callRequests.ts'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { type OpenedCallRequest, staff } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { weekdayAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { toastFailure } from '../../ui/toasts.tsx'
import { OpenedRequest } from './OpenedRequest.tsx'
import { isWaiting, useCallRequestChange, useReplaceCallRequest } from './useCallRequests.ts'

export function CallRequestCard({ request }: { request: CallRequest }) {
  const replace = useReplaceCallRequest()
  const [opened, setOpened] = useState<OpenedCallRequest>()
  const [isBusy, setIsBusy] = useState(false)
  const showButton = useRef<HTMLButtonElement>(null)
  const show = async () => {
    setIsBusy(true)
    try {
      const result = await withLogin(() => staff.openCallRequest(request.id))
      replace(result.request)
      setOpened(result)
    } catch {
      toastFailure('The number could not be shown', staffMessages.callRequests.tryAgain)
    }
    setIsBusy(false)
  }
  const hide = () => {
    setOpened(undefined)
    requestAnimationFrame(() => showButton.current?.focus())
  }
  return (
    <li className={form.card}>
      <p className={form.actions}>
        <strong>{weekdayAndTime(request.receivedAt)}</strong>
        <span>{request.office === 'any' ? 'Any office' : request.office}</span>
        <span className={form.hint}>{stateInWords(request)}</span>
      </p>
      {opened ? (
        <OpenedRequest opened={opened} request={request} onClose={hide} />
      ) : (
        <Button
          ref={showButton}
          kind={request.state === 'new' ? 'quiet' : 'plain'}
          disabled={isBusy}
          onClick={() => void show()}
        >
          Show number
        </Button>
      )}
      {!(opened && request.closedAt === undefined) && <ClosingButton request={request} />}
    </li>
  )
}

/** Closes what nobody waits for any more, and undoes it for a day. */
function ClosingButton({ request }: { request: CallRequest }) {
  const { isBusy, change } = useCallRequestChange(request)
  const { closedAt } = request
  const isClosed = closedAt !== undefined
  if (isClosed ? Date.now() - Date.parse(closedAt) > callRequestLimits.reopening : isWaiting(request))
    return null
  return (
    <Button kind="plain" aria-disabled={isBusy} onClick={() => void change({ isClosed: !isClosed })}>
      {isClosed ? 'Undo closing' : 'Close request'}
    </Button>
  )
}

function stateInWords({ state, openedBy, tried, closedAt, deletedAt }: CallRequest): string {
  if (closedAt !== undefined) return `${states[state]}. Closed, deleted on ${weekdayAndTime(deletedAt)}`
  if (state === 'new' && openedBy) return `New. ${openedBy} has seen the number`
  if (state !== 'tried' || !tried) return states[state]
  const { count, at, by, how } = tried
  return `${count === 1 ? 'Tried once' : `Tried ${count} times, last`} on ${weekdayAndTime(at)} by ${by}: ${how}`
}

const states = { new: 'New', tried: 'Not reached', reached: 'Reached', spam: 'Spam' } as const
