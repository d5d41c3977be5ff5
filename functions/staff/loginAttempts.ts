import { apiLimits } from '#shared/apiLimits.ts'
import { tooManyRequests } from '../http/problem.ts'
import { countAttempt } from '../store/attempts.ts'
import { knownUsername } from '../store/sessions.ts'
import { usernameOf } from '../store/staffMembers.ts'
import type { Store } from '../store/store.ts'
import { networkOf } from './network.ts'

/** A try to log in: under which name, from where, and with which token of an earlier session. */
export interface LoginAttempt {
  username: string
  viewerAddress: string
  sessionToken: string | undefined
  now: number
}

/**
 * Counts a login before any password is looked at, by where it comes from and by the name it tries. A browser
 * that this person has used today is counted by itself, so that a flood elsewhere does not keep them out.
 * @throws {Problem} 429 with the seconds until the next try.
 */
export async function countLogin(
  store: Store,
  { username, viewerAddress, sessionToken, now }: LoginAttempt,
): Promise<void> {
  const name = usernameOf(username)
  const count = async (what: string, address: string, most: number) => {
    const attempt = { what, address, window: apiLimits.login.window, now }
    const { count: attempts, endsIn } = await countAttempt(store, attempt)
    if (attempts > most) throw tooManyRequests(endsIn)
  }
  if (sessionToken !== undefined && (await knownUsername(store, sessionToken)) === name) {
    await count('login-browser', sessionToken, apiLimits.login.perKnownBrowser)
    return
  }
  await count('login-address', networkOf(viewerAddress), apiLimits.login.perAddress)
  await count('login-name', name, apiLimits.login.perUsername)
}
