import { Alert } from '#shared/entities/alert.ts'
import { listPublished } from './published.ts'
import type { Store } from './store.ts'

/** The alerts in force at a time (ISO 8601): urgent ones first, then the latest. */
export async function alertsInForce(store: Store, now: string): Promise<Alert[]> {
  const { documents } = await listPublished(store, 'alert', Alert)
  return documents
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .sort((one, other) => rank(one) - rank(other) || other.startsAt.localeCompare(one.startsAt))
}

const rank = ({ level }: Alert) => (level === 'urgent' ? 0 : 1)
