import { useState } from 'react'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { type OpenedCallRequest, staff } from '../../../data/staff/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSession } from '../../Session.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure } from '../../toasts.tsx'
import styles from './CallRequestCard.module.css'
import { OpenedRequest } from './OpenedRequest.tsx'
import { useReplaceCallRequest } from './useCallRequests.ts'
import { weekdayAndTime } from './weekdayAndTime.ts'

export function CallRequestCard({ request }: { request: CallRequest }) {
  const { withLogin } = useSession()
  const replace = useReplaceCallRequest()
  const [opened, setOpened] = useState<OpenedCallRequest>()
  const [isBusy, setIsBusy] = useState(false)
  const show = async () => {
    setIsBusy(true)
    try {
      const result = await withLogin(() => staff.openCallRequest(request.id))
      replace(result.request)
      setOpened(result)
    } catch {
      toastFailure(staffMessages.callRequests.openFailed, staffMessages.callRequests.tryAgain)
    }
    setIsBusy(false)
  }
  return (
    <li className={styles.card}>
      <p className={styles.line}>
        <strong>{weekdayAndTime(request.receivedAt)}</strong>
        <span>{request.office === 'any' ? 'Any office' : request.office}</span>
        <span className={styles.state}>{stateInWords(request)}</span>
      </p>
      {opened ? (
        <OpenedRequest opened={opened} request={request} onClose={() => setOpened(undefined)} />
      ) : (
        <Button
          kind={request.state === 'new' ? 'main' : 'plain'}
          disabled={isBusy}
          onClick={() => void show()}
        >
          Show number
        </Button>
      )}
    </li>
  )
}

function stateInWords({ state, openedBy, outcome, deletedAt }: CallRequest): string {
  if (state === 'new') return 'New'
  if (state === 'opened') return `Opened by ${openedBy}`
  if (state === 'called') return `Called: ${outcome}`
  return `Closed, deleted on ${weekdayAndTime(deletedAt)}`
}
