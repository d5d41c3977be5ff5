import { callRequestLimits, hiddenField, type Suspicion } from '#shared/callRequests.ts'
import type { CallRequestForm } from '#shared/entities/callRequest.ts'
import { countAttempt, countInNetworks } from '../store/attempts.ts'
import type { Store } from '../store/store.ts'
import { type StampState, stateOfStamp } from './stamp.ts'

/** The reason to suspect a request. A flood makes its networks suspect, or all networks if it comes from hundreds. */
export async function suspicionOf(
  store: Store,
  form: CallRequestForm,
  { viewerNetwork, now }: { viewerNetwork: string; now: number },
): Promise<Suspicion | undefined> {
  const { window, perNetwork, pace, stamp } = callRequestLimits
  const attempt = { limit: 'call-requests', window, now }
  if (form[hiddenField] !== '') return 'field'
  const stampState = stateOfStamp(form.stamp, now)
  if (stampState === 'false') return 'stamp'
  if (stampState === 'valid') {
    const { count } = await countAttempt(store, { ...attempt, window: stamp.oldest, client: form.stamp })
    if (count > stamp.uses) return 'stamp'
  }
  const inNetwork = await countInNetworks(store, { ...attempt, client: viewerNetwork }, perNetwork)
  if (inNetwork.excessEndsIn !== undefined) return 'network'
  const { busy, flood } = pace[paceOf[stampState]]
  const all = { ...attempt, window: pace.window, client: `all ${paceOf[stampState]}` }
  const { count } = await countAttempt(store, all)
  return count > flood || (count > busy && inNetwork.count > 1) ? 'pace' : undefined
}

const paceOf = { valid: 'stamped', old: 'unstamped', none: 'unstamped' } as const satisfies Record<
  Exclude<StampState, 'false'>,
  keyof typeof callRequestLimits.pace
>
