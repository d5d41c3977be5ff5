import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { callRequestLimits } from '#shared/callRequests.ts'
import { corporateOffice } from '#shared/clinic/offices.ts'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { isOpen, type OfficeTimes } from '#shared/hours/officeTime.ts'
import { metrics } from '#shared/metrics.ts'
import { callRequestStore } from '../callRequests/callRequestStore.ts'
import { environment } from '../environment.ts'
import { measure } from '../measure.ts'
import { once } from '../once.ts'
import { callRequests, markAnnounced } from '../store/callRequests.ts'
import { findSite } from '../store/site.ts'
import type { Store } from '../store/store.ts'

/** Tells staff of requests after which nobody has called, and measures how many wait too long. */
export async function announceCallRequests(store: Store, now: number): Promise<void> {
  const requests = callRequestStore(store)
  const all = await callRequests(requests, now)
  const uncalled = all.filter(({ state, closedAt }) => state === 'new' && closedAt === undefined)
  const site = uncalled.length > 0 ? await findSite(store) : null
  const overdue = site ? uncalled.filter((request) => isOverdue(request, corporateOffice(site), now)) : []
  measure(metrics.overdueCallRequests, overdue.length)
  await announce(requests, uncalled, 'waiting')
  await announce(requests, overdue, 'overdue')
}

/** No name, number, office or subject: messages of a topic travel by email. */
const messages = {
  waiting: 'A call-back request is waiting. Log in.',
  overdue: 'A call-back request has been waiting for 30 minutes of office time. Log in.',
} as const

/** One message for all that are new; after a failure, the next run repeats it. */
async function announce(
  requests: Store,
  uncalled: readonly CallRequest[],
  what: keyof typeof messages,
): Promise<void> {
  const unannounced = uncalled.filter(({ announced }) => announced !== what && announced !== 'overdue')
  if (unannounced.length === 0) return
  await sns().send(new PublishCommand({ TopicArn: environment('NOTICES_TOPIC'), Message: messages[what] }))
  for (const { id } of unannounced) await markAnnounced(requests, id, what)
}

/** The office was open for as long as a request may wait. */
function isOverdue({ receivedAt }: CallRequest, office: OfficeTimes, now: number): boolean {
  const since = now - callRequestLimits.uncalled
  return Date.parse(receivedAt) <= since && isOpen(new Date(now), office) && isOpen(new Date(since), office)
}

const sns = once(() => new SNSClient({ region: environment('AWS_REGION') }))
