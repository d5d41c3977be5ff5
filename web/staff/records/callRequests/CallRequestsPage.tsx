import type { CallRequest } from '#shared/entities/callRequest.ts'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { CallRequestCard } from './CallRequestCard.tsx'
import styles from './CallRequestsPage.module.css'
import { isWaiting, useInbox, waitingInWords } from './useCallRequests.ts'

/** Lists requests without names or numbers. Showing a number is recorded. */
export function CallRequestsPage() {
  const inbox = useInbox()
  return (
    <Loaded query={inbox} failed="The call requests could not be loaded.">
      {(requests) => (
        <>
          {requests.length > 0 && <p role="status">{waitingInWords(requests.filter(isWaiting).length)}</p>}
          {inbox.isError && (
            <p role="alert">
              New call requests could not be loaded. This list may be out of date: check the connection.
            </p>
          )}
          {requests.length === 0 && <Empty>{waitingInWords(0)}</Empty>}
          {/* Open and closed requests are one list, so that a card stays mounted and keeps a note being typed. */}
          <ul role="list" className={styles.list}>
            {inOrder(requests).map((request) => (
              <CallRequestCard key={request.id} request={request} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  )
}

/** The oldest open request first, closed requests last. */
function inOrder(requests: readonly CallRequest[]): CallRequest[] {
  const { open = [], closed = [] } = Object.groupBy(requests, ({ closedAt }) =>
    closedAt ? 'closed' : 'open',
  )
  return [...open.toReversed(), ...closed]
}
