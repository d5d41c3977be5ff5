import { Alert } from '#shared/entities/alert.ts'
import { serveRead } from '../http/serve.ts'
import { listPublished } from '../store/published.ts'
import type { Store } from '../store/store.ts'

export const handler = serveRead('GET /api/alerts', ({ store }) =>
  alertsInForce(store, new Date().toISOString()),
)

/** The alerts in force at a time (ISO 8601): urgent ones first, then the latest. */
export async function alertsInForce(store: Store, now: string): Promise<Alert[]> {
  const { documents } = await listPublished(store, 'alert', Alert)
  return documents
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .sort((one, other) => rank(one) - rank(other) || other.startsAt.localeCompare(one.startsAt))
}

const rank = ({ level }: Alert) => (level === 'urgent' ? 0 : 1)
