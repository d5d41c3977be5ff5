import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import { UnreadableItem } from './parseItem.ts'
import type { Store } from './store.ts'
import { atMost, expiring, update, updateItem } from './write.ts'
import { transactAll } from './writeChecked.ts'

export interface Attempt {
  /** The name of the limit, such as `login-network`. */
  limit: string
  /** A network, a device or a name. */
  client: string
  /** Milliseconds over which attempts are counted together. */
  window: number
  /** Milliseconds since 1970. */
  now: number
}

/** Returns the attempts in the window and the seconds until its end. A window is one item with an atomic ADD. */
export async function countAttempt(
  store: Store,
  attempt: Attempt,
): Promise<{ count: number; endsIn: number }> {
  const { count } = z.object({ count: z.number() }).parse(await addToCount(store, attempt, 1))
  return { count, endsIn: Math.ceil((startOf(attempt) + attempt.window - attempt.now) / 1_000) }
}

/**
 * Counts an attempt in the client's network and in the wider networks around it, because the holder of a wide network
 * can switch between narrow networks at will. The narrowest is counted first, and attempts above its limit do not count
 * in wider networks. Returns the count in the client's network. If a network is above its limit, also returns the
 * seconds until its window ends.
 */
export async function countInNetworks(
  store: Store,
  attempt: Attempt,
  perNetwork: number,
): Promise<{ count: number; excessEndsIn?: number }> {
  let own = 0
  for (const { client, share } of networksAround(attempt.client)) {
    const { count, endsIn } = await countAttempt(store, { ...attempt, client })
    own ||= count
    if (count > perNetwork * share) return { count: own, excessEndsIn: endsIn }
  }
  return { count: own }
}

export async function uncountInNetworks(store: Store, attempt: Attempt): Promise<void> {
  const networks = networksAround(attempt.client)
  await Promise.all(networks.map(({ client }) => addToCount(store, { ...attempt, client }, -1)))
}

export async function resetAttempts(store: Store, attempt: Attempt): Promise<void> {
  await updateItem(store, keyOf(attempt), { set: { count: 0, ...expiryOf(attempt) } })
}

/**
 * Seconds until the client may try, 0 for now. The delay (milliseconds) begins with the first refused attempt. Attempts
 * during the delay do not extend it, so a client that waits gets through while others keep trying.
 */
export async function delayAttempt(store: Store, attempt: Attempt, delay: number): Promise<number> {
  const { client, limit, now } = attempt
  // The key has no window, because the end of a window would restart the delay.
  const key = keys.attempts(limit, anonymous(client), 'DELAY')
  const next = { nextAt: now + delay }
  const expiry = expiryOf(attempt)
  const begun = update(key, { set: { ...next, ...expiry } }, { nextAt: atMost(now) })
  if (await transactAll(store, [begun])) return 0
  const delayed = await updateItem(store, key, { set: expiry, setOnce: next })
  const stored = z.object({ nextAt: z.number() }).safeParse(delayed).data
  if (!stored) await updateItem(store, key, { set: next })
  const { nextAt } = stored ?? next
  return Math.max(1, Math.ceil((nextAt - now) / 1_000))
}

/** A damaged count begins again, so that it locks nobody out. */
const addToCount = (store: Store, attempt: Attempt, amount: 1 | -1) =>
  updateItem(store, keyOf(attempt), { add: { count: amount }, set: expiryOf(attempt) }).catch((error) => {
    if (!(error instanceof UnreadableItem)) throw error
    return updateItem(store, keyOf(attempt), { set: { count: Math.max(0, amount), ...expiryOf(attempt) } })
  })

const keyOf = (attempt: Attempt) =>
  keys.attempts(attempt.limit, anonymous(attempt.client), new Date(startOf(attempt)).toISOString())

const startOf = ({ now, window }: Attempt) => Math.floor(now / window) * window

const expiryOf = (attempt: Attempt) => expiring(startOf(attempt) + attempt.window)

/**
 * A network in the format of `viewerNetworkOf`, and the wider networks around it. A household has a /64, a /56 or a /48
 * of IPv6 addresses, and a small hoster 256 IPv4 addresses. Several people can share a wider network, so its `share` of
 * attempts is larger.
 */
function networksAround(network: string): { client: string; share: number }[] {
  const own = { client: network, share: 1 }
  const [first, second, third, last = ''] = network.split(':')
  if (third === undefined) return [own, { client: network.replace(/\.\d+$/, '.*'), share: 4 }]
  const site = `${first}:${second}:${third}`
  return [
    own,
    { client: `${site}:${(Number.parseInt(last, 16) >> 8).toString(16)}/56`, share: 2 },
    { client: `${site}/48`, share: 4 },
  ]
}

/** Names the /48 of IPv6 addresses or the 256 IPv4 addresses to which a network belongs. */
export const widestNetwork = (network: string): string => networksAround(network).at(-1)?.client ?? network

/** The table stores no addresses of visitors, only hashes that tell them apart. */
const anonymous = (client: string) => createHash('sha256').update(client).digest('base64url').slice(0, 22)
