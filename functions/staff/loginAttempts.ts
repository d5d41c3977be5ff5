import { apiLimits } from '#shared/apiLimits.ts'
import { tooManyRequests } from '../http/problem.ts'
import {
  type Attempt,
  countAttempt,
  delayAttempt,
  limitAttempts,
  resetAttempts,
  uncountAttempt,
} from '../store/attempts.ts'
import type { Store } from '../store/store.ts'

interface LoginAttempt {
  username: string
  viewerNetwork: string
  /** Undefined if the member has not logged in on the device. */
  device: string | undefined
  now: number
}

/**
 * Counts a login before any password is checked. A known device is counted by itself. Any other one is counted by its
 * network and by the username: a flood against a username delays each network that tries it, and locks none out.
 * @returns what to do once the login succeeds: it resets the counts.
 * @throws {Problem} 429 with the seconds until the next attempt.
 */
export async function countLogin(
  store: Store,
  { username, viewerNetwork, device, now }: LoginAttempt,
): Promise<() => Promise<unknown>> {
  const { window, perNetwork, perDevice, perUsername } = apiLimits.login
  const attempt = (limit: string, client: string): Attempt => ({ limit, client, window, now })
  if (device !== undefined) {
    const byDevice = attempt('login-device', device)
    await limitAttempts(store, byDevice, perDevice)
    return () => resetAttempts(store, byDevice)
  }

  const byNetwork = attempt('login-network', viewerNetwork)
  await limitAttempts(store, byNetwork, perNetwork)
  const byName = attempt('login-name', username)
  const { count } = await countAttempt(store, byName)
  if (count > perUsername) {
    const byBoth = attempt('login-delay', `${username} ${viewerNetwork}`)
    const wait = await delayAttempt(store, byBoth, delayAfter(count - perUsername))
    if (wait > 0) throw tooManyRequests(wait)
  }
  // The network's earlier attempts still count. Otherwise members could reset them while they guess others' passwords.
  return () => Promise.all([resetAttempts(store, byName), uncountAttempt(store, byNetwork)])
}

/**
 * Counts a check of a member's own password in a session, so that nobody guesses the password in a session left open.
 * @returns what to do once the password is right.
 * @throws {Problem} 429 with the seconds until the next attempt.
 */
export async function countPasswordCheck(
  store: Store,
  { username, now }: Pick<LoginAttempt, 'username' | 'now'>,
): Promise<() => Promise<unknown>> {
  const { window, perDevice } = apiLimits.login
  const attempt = { limit: 'login-password', client: username, window, now }
  await limitAttempts(store, attempt, perDevice)
  return () => resetAttempts(store, attempt)
}

/** 2 seconds after the first excess attempt, doubled with each one, up to a limit. */
const delayAfter = (excess: number) => Math.min(2 ** excess * 1_000, apiLimits.login.longestDelay)
