import { tooManyRequests } from '../problem.ts'
import { type Attempt, countAttempt, countInNetworks } from '../store/attempts.ts'
import type { Store } from '../store/store.ts'

/** @throws {Problem} 429 with the seconds until the window ends. */
export async function limitAttempts(store: Store, attempt: Attempt, max: number): Promise<void> {
  const { count, endsIn } = await countAttempt(store, attempt)
  if (count > max) throw tooManyRequests(endsIn)
}

/** Limits the attempts of a network and of the wider networks around it. @throws {Problem} 429 as well. */
export async function limitNetworks(store: Store, attempt: Attempt, perNetwork: number): Promise<void> {
  const { excessEndsIn } = await countInNetworks(store, attempt, perNetwork)
  if (excessEndsIn !== undefined) throw tooManyRequests(excessEndsIn)
}
