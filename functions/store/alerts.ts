import { Alert } from '#shared/entities/alert.ts'
import { partitions } from '#shared/keys.ts'
import { listItems } from './read.ts'
import type { Store } from './store.ts'

/** The alerts in force at a time (ISO 8601): urgent ones first, then the latest. */
export async function alertsInForce(store: Store, now: string): Promise<Alert[]> {
  const alerts = (await listItems(store, partitions.alerts)).map((item) => Alert.parse(item))
  return alerts
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .sort((one, other) => rank(one) - rank(other) || other.startsAt.localeCompare(one.startsAt))
}

const rank = ({ level }: Alert) => (level === 'urgent' ? 0 : 1)
