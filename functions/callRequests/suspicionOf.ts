import { callRequestLimits, hiddenField, type Suspicion } from '#shared/callRequests.ts'
import type { CallRequestForm } from '#shared/entities/callRequest.ts'
import { countAttempt, countInNetworks } from '../store/attempts.ts'
import type { Store } from '../store/store.ts'
import { readStamp } from './stamp.ts'

export interface StampedSuspicion {
  suspicion: Suspicion | undefined
  /** True if the request has a valid stamp that no other request has used. */
  isStamped: boolean
}

/** Finds a reason to suspect a request. A flood makes its networks suspect, or all networks if it comes from many. */
export async function suspicionOf(
  store: Store,
  form: CallRequestForm,
  { viewerNetwork, now }: { viewerNetwork: string; now: number },
): Promise<StampedSuspicion> {
  const { window, perNetwork, pace, stamp } = callRequestLimits
  const { state, signed, validUntil } = readStamp(form.stamp, now)
  // Counted in the window of the stamp's last moment, so that the count outlives the stamp.
  const uses = { limit, client: `stamp ${signed}`, window: stamp.oldest, now: validUntil }
  const isFirstUse = state === 'valid' && (await countAttempt(store, uses)).count === 1
  const because = (suspicion?: Suspicion): StampedSuspicion => ({ suspicion, isStamped: isFirstUse })
  if (form[hiddenField] !== '') return because('field')
  if (state === 'false' || (state === 'valid' && !isFirstUse)) return because('stamp')
  const sort = isFirstUse ? 'stamped' : 'unstamped'
  const ofNetwork = { limit: `${limit}-${sort}`, client: viewerNetwork, window, now }
  const inNetwork = await countInNetworks(store, ofNetwork, perNetwork)
  if (inNetwork.excessEndsIn !== undefined) return because('network')
  const { busy, flood } = pace[sort]
  const { count } = await countAttempt(store, { limit, client: `all ${sort}`, window, now })
  return because(count > flood || (count > busy && inNetwork.count > 1) ? 'pace' : undefined)
}

const limit = 'call-requests'
