import { limits } from '#shared/limits.ts'
import { tooManyRequests } from '../http/problem.ts'
import { countAttempt } from '../store/attempts.ts'
import { knownUsername } from '../store/sessions.ts'
import { usernameOf } from '../store/staffMembers.ts'
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
export async function countLogin({
  username,
  viewerAddress,
  sessionToken,
  now,
}: LoginAttempt): Promise<void> {
  const name = usernameOf(username)
  if (sessionToken !== undefined && (await knownUsername(sessionToken)) === name) {
    await count('login-browser', sessionToken, limits.login.perKnownBrowser, now)
    return
  }
  await count('login-address', networkOf(viewerAddress), limits.login.perAddress, now)
  await count('login-name', name, limits.login.perUsername, now)
}

async function count(what: string, address: string, most: number, now: number): Promise<void> {
  const { count: attempts, endsIn } = await countAttempt({ what, address, window: limits.login.window, now })
  if (attempts > most) throw tooManyRequests(endsIn)
}
