import { useMemo, useState } from 'react'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { useEveryMinute } from '../../ui/timeSince.ts'
import { CallRequestRow } from './CallRequestRow.tsx'
import { SuspectedCalls } from './SuspectedCalls.tsx'
import { isWaiting, useCallList, useCallRequests, waitingInWords } from './useCallRequests.ts'

/** Lists requests without names or numbers. Showing a number is recorded. */
export function CallRequestsPage() {
  const inbox = useCallList('inbox')
  const { data: suspected = [] } = useCallRequests('suspected')
  const below = new Set(suspected.map(({ id }) => id))
  return (
    <Loaded query={inbox} failed="The call requests could not be loaded.">
      {(requests) => (
        <>
          {requests.length > 0 && <p role="status">{waitingInWords(requests.filter(isWaiting).length)}</p>}
          {requests.length === 0 && <Empty>{waitingInWords(0)}</Empty>}
          <Inbox requests={requests.filter(({ id }) => !below.has(id))} />
          {inbox.hasNextPage && (
            <Button
              kind="quiet"
              aria-disabled={inbox.isFetchingNextPage}
              onClick={() => void inbox.fetchNextPage()}
            >
              Show older ones
            </Button>
          )}
          <SuspectedCalls />
        </>
      )}
    </Loaded>
  )
}

/** Open and closed requests are one list, so that a row stays mounted and keeps a note being typed. */
function Inbox({ requests }: { requests: readonly CallRequest[] }) {
  const [since] = useState(() => serverNow().toISOString())
  const ordered = useMemo(() => inOrder(requests, since), [requests, since])
  const next = ordered.find(({ request }) => isWaiting(request))
  useEveryMinute()
  return (
    <ul role="list">
      {ordered.map((row) => (
        <CallRequestRow key={row.request.id} {...row} isNext={row === next} />
      ))}
    </ul>
  )
}

/**
 * The oldest open request first, closed requests last. Requests with the same number are together. What is closed after
 * `since` stays in its place, so that no other request comes under the pointer.
 */
function inOrder(
  requests: readonly CallRequest[],
  since: string,
): { request: CallRequest; repeated?: string }[] {
  const { open = [], closed = [] } = Object.groupBy(requests, ({ closedAt }) =>
    closedAt && closedAt < since ? 'closed' : 'open',
  )
  // `Map.groupBy` keeps the order of the keys, where an object would sort those that look like numbers first.
  const byNumber = Map.groupBy(open.toReversed(), ({ id, number }) => number ?? id)
  const grouped = [...byNumber.values()].flatMap((same) =>
    same.map((request, index) => ({
      request,
      ...(same.length > 1 && { repeated: `The same number, ${index + 1} of ${same.length}` }),
    })),
  )
  return [...grouped, ...closed.map((request) => ({ request }))]
}
