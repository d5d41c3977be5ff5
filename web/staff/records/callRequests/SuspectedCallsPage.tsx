import { useMutation } from '@tanstack/react-query'
import type { Suspicion } from '#shared/callRequests.ts'
import type { SuspectedCalls } from '#shared/entities/callRequest.ts'
import { Button } from '../../../ui/Button.tsx'
import { weekdayAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { toastFailure } from '../../ui/toasts.tsx'
import { CallRequestCard } from './CallRequestCard.tsx'
import styles from './CallRequestsPage.module.css'
import {
  countOfSuspected,
  suspectedInWords,
  useFolderChanges,
  useSuspectedCalls,
} from './useSuspectedCalls.ts'

/** Requests that look like spam are kept and shown here, since a person can cause each of the signs of spam. */
export function SuspectedCallsPage() {
  return (
    <Loaded query={useSuspectedCalls()} failed="The requests that may be spam could not be loaded.">
      {(all) => {
        const count = countOfSuspected(all)
        return (
          <div className={form.form}>
            {count === 0 ? (
              <Empty>Nothing looks like spam.</Empty>
            ) : (
              <p role="status">{suspectedInWords(count)}.</p>
            )}
            {all.map((calls) => (
              <Reason key={calls.suspicion} {...calls} />
            ))}
          </div>
        )
      }}
    </Loaded>
  )
}

const reasons: Record<Suspicion, { title: string; why: string }> = {
  field: {
    title: 'Filled in the hidden field',
    why: 'Programs do. A browser or a password manager may have done it for a person.',
  },
  stamp: {
    title: 'Sent too fast, or sent again and again',
    why: 'The form was sent within 3 seconds, four times, or with a proof of its own making.',
  },
  pace: {
    title: 'Came on a day with far too many requests',
    why: 'Nothing else looks like spam: people are most likely to be among these.',
  },
  network: {
    title: 'Came from a network that sends too many',
    why: 'More than 5 in an hour from one address or household. A hospital or a shelter shares one address, too.',
  },
}

function Reason({ suspicion, count, requests, setAside: earlier }: SuspectedCalls) {
  const { showOlder, setAside } = useFolderChanges()
  const { mutate, isPending } = useMutation({
    mutationFn: (action: () => Promise<void>) => action(),
    onError: () => toastFailure('This did not work', 'Nothing was lost. Please try again.'),
  })
  const [newest, oldest] = [requests[0], requests.at(-1)]
  if (!newest && !earlier) return null
  return (
    <section className={form.form} aria-labelledby={suspicion}>
      <div className={form.stack}>
        <h2 id={suspicion} tabIndex={-1}>
          {reasons[suspicion].title} ({count})
        </h2>
        <p>{reasons[suspicion].why}</p>
      </div>
      <ul role="list" className={styles.list}>
        {requests.map((request) => (
          <CallRequestCard key={request.id} request={request} />
        ))}
      </ul>
      <div className={form.actions}>
        {oldest && count > requests.length && (
          <Button
            kind="quiet"
            aria-disabled={isPending}
            onClick={() => mutate(() => showOlder(suspicion, oldest.id))}
          >
            Show older ones
          </Button>
        )}
        {newest && (
          <Button
            kind="plain"
            aria-disabled={isPending}
            onClick={() => mutate(() => setAside(suspicion, newest.id))}
          >
            Set all {count} aside
          </Button>
        )}
        {earlier && (
          <>
            <span className={form.hint}>
              {earlier.by} set earlier ones aside on {weekdayAndTime(earlier.at)}. Each is deleted after 30
              days.
            </span>
            <Button
              kind="plain"
              aria-disabled={isPending}
              onClick={() => mutate(() => setAside(suspicion, null))}
            >
              Show them again
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
