import { apiLimits } from '#shared/apiLimits.ts'
import { tooManyRequests } from '../http/problem.ts'
import { countAttempt } from '../store/attempts.ts'
import { knownUsername } from '../store/sessions.ts'
import { usernameOf } from '../store/staffMembers.ts'
import type { Store } from '../store/store.ts'
import { networkOf } from './network.ts'

interface LoginAttempt {
  username: string
  viewerAddress: string
  sessionToken: string | undefined
  now: number
}

/**
 * Counted before any password is checked. A browser in which the member has logged in within a day is counted by
 * itself, so that a flood elsewhere does not lock the member out.
 */
export async function countLogin(
  store: Store,
  { username, viewerAddress, sessionToken, now }: LoginAttempt,
): Promise<void> {
  const { window, perKnownBrowser, perAddress, perUsername } = apiLimits.login
  const count = async (what: string, address: string, max: number) => {
    const { count: attempts, endsIn } = await countAttempt(store, { what, address, window, now })
    if (attempts > max) throw tooManyRequests(endsIn)
  }
  const member = usernameOf(username)
  if (sessionToken !== undefined && (await knownUsername(store, sessionToken)) === member)
    return count('login-browser', sessionToken, perKnownBrowser)
  await count('login-address', networkOf(viewerAddress), perAddress)
  await count('login-name', member, perUsername)
}
