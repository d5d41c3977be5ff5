import { PublishCommand } from '@aws-sdk/client-sns'
import { callRequestLimits } from '#shared/callRequests.ts'
import { corporateOffice } from '#shared/clinic/offices.ts'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { localDay, localTime } from '#shared/hours/localDay.ts'
import { isOpen, type OfficeTimes } from '#shared/hours/officeTime.ts'
import { weekdayOf } from '#shared/hours/openingHours.ts'
import { metrics } from '#shared/metrics.ts'
import { callRequestStore } from '../callRequests/callRequestStore.ts'
import { environment } from '../environment.ts'
import { measure } from '../measure.ts'
import { sns } from '../sns.ts'
import { countAttempt, resetAttempts } from '../store/attempts.ts'
import { allCallRequests, markAnnounced, unannouncedSuspectedCalls } from '../store/callRequests.ts'
import { findSite } from '../store/site.ts'
import type { Store } from '../store/store.ts'

/** Tells staff of requests that nobody has called back, and measures how many of them are overdue. */
export async function announceCallRequests(store: Store, now: number): Promise<void> {
  const requests = callRequestStore(store)
  const all = await allCallRequests(requests, now)
  const uncalled = all.filter(({ state, closedAt }) => state === 'new' && closedAt === undefined)
  const site = uncalled.length > 0 ? await findSite(store) : null
  const overdue = site ? uncalled.filter((request) => isOverdue(request, corporateOffice(site), now)) : []
  measure(metrics.overdueCallRequests, overdue.length)
  await announce(requests, uncalled, 'waiting')
  await announce(requests, overdue, 'overdue')
  await announceSuspected(store, requests, now)
}

/** Sends a test on Mondays at nine. Staff who do not get the test know that notices do not reach them either. */
export async function testNotices(_: Store, now: number): Promise<void> {
  const [before, at] = [new Date(now - 60_000), new Date(now)]
  const isDue = localTime(before) < testTime && localTime(at) >= testTime
  if (isDue && weekdayOf(localDay(at)) === 'Mo') await publish('test')
}

const testTime = '09:00'

/** The texts have no name, number, office or subject, because the topic sends them by email. */
const messages = {
  waiting: 'A call-back request is waiting. Log in.',
  suspected: 'A call-back request that may be spam is waiting. Log in and look whether it is a person.',
  test: 'This is the test of every Monday: notices of call-back requests reach you. Nobody is waiting.',
  overdue: 'A call-back request has been waiting for 30 minutes of office time. Log in.',
} as const

/** Sends one message for all new requests. If this fails, the next run tries again. */
async function announce(
  requests: Store,
  uncalled: readonly CallRequest[],
  what: 'waiting' | 'overdue',
): Promise<void> {
  const unannounced = uncalled.filter(({ announced }) => announced !== what && announced !== 'overdue')
  if (unannounced.length === 0) return
  await publish(what)
  for (const request of unannounced) await markAnnounced(requests, request, what)
}

/** Sends at most one message an hour, even in a flood of requests. */
async function announceSuspected(store: Store, requests: Store, now: number): Promise<void> {
  const unannounced = await unannouncedSuspectedCalls(requests, now)
  if (unannounced.length === 0) return
  const window = callRequestLimits.suspectedNotice
  const attempt = { limit: 'suspected-notices', client: 'all', window, now }
  if ((await countAttempt(store, attempt)).count > 1) return
  try {
    await publish('suspected')
  } catch (error) {
    await resetAttempts(store, attempt)
    throw error
  }
  for (const request of unannounced) await markAnnounced(requests, request, 'waiting')
}

const publish = (what: keyof typeof messages) =>
  sns().send(new PublishCommand({ TopicArn: environment('NOTICES_TOPIC'), Message: messages[what] }))

/** True if the request is older than a request may wait, and the office was open that long ago and is open now. */
function isOverdue({ receivedAt }: CallRequest, office: OfficeTimes, now: number): boolean {
  const since = now - callRequestLimits.uncalled
  return Date.parse(receivedAt) <= since && isOpen(new Date(now), office) && isOpen(new Date(since), office)
}
