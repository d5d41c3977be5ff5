import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callRequestLimits, type Suspicion } from '#shared/callRequests.ts'
import type { Caller, CallRequest } from '#shared/entities/callRequest.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { writeWithLogin } from '../../../data/staff/withLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import { weekdayAndTime } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import form from '../../ui/form.module.css'
import { toastFailure } from '../../ui/toasts.tsx'
import { CallRequestRow } from './CallRequestRow.tsx'
import styles from './CallRequestsPage.module.css'
import { type CallGroup, groupsOf } from './callGroups.ts'
import { isUndecided, suspectedInWords, useCallList, useSetAside } from './useCallRequests.ts'

/** Requests that look like spam are kept and shown here, since a person can cause each of the signs of spam. */
export function SuspectedCalls() {
  const {
    data: requests = [],
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    isError,
  } = useCallList('suspected')
  if (isError) return <p role="alert">The requests that may be spam could not be loaded.</p>
  if (requests.length === 0) return null
  const open = requests.filter(isUndecided)
  return (
    <section className={`${form.form} ${styles.suspected}`} aria-labelledby="possibly-spam">
      <div className={form.stack}>
        <h2 id="possibly-spam" tabIndex={-1}>
          Possibly spam
        </h2>
        <p role="status">
          {open.length === 0
            ? 'Nothing is left to look at.'
            : `${suspectedInWords(open.length, hasNextPage)}.`}
        </p>
        <p className={form.hint}>
          A program seems to have sent these, but each may be from a person. Look at the names, and call
          whoever is one.
        </p>
      </div>
      {groupsOf(requests).map((group) => (
        <Group key={group.id} {...group} />
      ))}
      {hasNextPage && (
        <Button kind="quiet" aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Load older ones
        </Button>
      )}
    </section>
  )
}

const reasons: Record<Suspicion, string> = {
  field: 'filled in a field that people do not see, as some password managers do',
  stamp: 'sent within 3 seconds, sent twice, or with a proof of its own making',
  pace: 'came on a day with far too many requests',
  network: 'came from a network that sends too many, as a hospital or a shelter may',
}

const shownAtOnce = callRequestLimits.together.named

function Group({ common, requests }: CallGroup) {
  const [shown, setShown] = useState<number>(shownAtOnce)
  const [callers, setCallers] = useState<ReadonlyMap<string, Caller>>(new Map())
  const [done, setDone] = useState<number>()
  const setAside = useSetAside()
  const open = requests.filter(isUndecided)
  // What is decided stays in its place, so that no other request comes under the pointer.
  const all = requests.filter((request) => request.suspicion === undefined || isUndecided(request))
  const listed = all.slice(0, shown)
  const unnamed = listed
    .filter((request) => isUndecided(request) && !callers.has(request.id))
    .slice(0, shownAtOnce)
  const { mutate, isPending } = useMutation({
    mutationFn: (action: () => Promise<void>) => action(),
    onError: (error) => toastFailure('This did not work', 'Nothing was lost. Please try again.', error),
    onSettled: () => setDone(undefined),
  })
  const showNames = async () => {
    const body = { ids: unnamed.map(({ id }) => id) }
    const named = await writeWithLogin('POST /api/admin/call-requests/names', { body })
    setCallers(new Map([...callers, ...named.map((caller) => [caller.id, caller] as const)]))
  }
  const change = (changed: readonly CallRequest[], isClosed: boolean) =>
    mutate(() =>
      setAside(
        changed.map(({ id }) => id),
        isClosed,
        setDone,
      ),
    )
  return (
    <details className={form.card}>
      <summary>
        <strong>{titleOf(common, open)}</strong>
      </summary>
      <div className={form.form}>
        <ul>
          {reasonsOf(open).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <div className={form.actions}>
          {unnamed.length > 0 && (
            <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate(showNames)}>
              Show {counted(unnamed.length, 'name')}
            </Button>
          )}
          {open.length > 0 && (
            <Button kind="plain" aria-disabled={isPending} onClick={() => change(open, true)}>
              Set {open.length === 1 ? 'this' : `these ${open.length}`} aside
            </Button>
          )}
          {done !== undefined && <span role="status">{`${done} of ${requests.length} done`}</span>}
        </div>
        <SetAside {...{ requests, isPending, change }} />
        <ul role="list">
          {listed.map((request) => (
            <CallRequestRow
              key={request.id}
              request={request}
              caller={callers.get(request.id)}
              isAmongSuspected
            />
          ))}
        </ul>
        {all.length > shown && (
          <Button kind="quiet" onClick={() => setShown(shown + shownAtOnce)}>
            Show {Math.min(shownAtOnce, all.length - shown)} more
          </Button>
        )}
      </div>
    </details>
  )
}

/** What staff set aside within a day can be shown again. */
function SetAside({
  requests,
  isPending,
  change,
}: {
  requests: readonly CallRequest[]
  isPending: boolean
  change: (changed: readonly CallRequest[], isClosed: boolean) => void
}) {
  const aside = requests.filter(({ suspicion, closedAt }) => suspicion && closedAt)
  const undoable = aside.filter(
    ({ closedAt = '' }) => serverNow().getTime() - Date.parse(closedAt) <= callRequestLimits.reopening,
  )
  const [first] = aside
  if (!first?.closedAt) return null
  return (
    <p className={form.actions}>
      <span className={form.hint}>
        {`${aside.length} set aside, the latest on ${weekdayAndTime(first.closedAt)}. Each is deleted 30 days after it came.`}
      </span>
      {undoable.length > 0 && (
        <Button kind="plain" aria-disabled={isPending} onClick={() => change(undoable, false)}>
          Show {undoable.length === 1 ? 'it' : `these ${undoable.length}`} again
        </Button>
      )}
    </p>
  )
}

function titleOf(common: CallGroup['common'], open: readonly CallRequest[]): string {
  const requests = counted(open.length, 'request')
  if (open.length === 0) return 'Nothing left to look at'
  if (common === 'number') return `${requests} with the same number`
  const alike =
    common === 'network' ? 'from one network' : `that ${open.length === 1 ? 'is' : 'are'} like no other`
  return `${requests} ${alike}${open[0]?.isStamped ? ', sent as people send the form' : ''}`
}

function reasonsOf(open: readonly CallRequest[]): string[] {
  const bySuspicion = Object.groupBy(open, ({ suspicion }) => suspicion ?? 'pace')
  return Object.entries(bySuspicion).map(
    ([suspicion, of = []]) => `${of.length} ${reasons[suspicion as Suspicion]}`, // The keys are suspicions.
  )
}
