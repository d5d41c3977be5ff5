import { write } from '../write.ts'
import { readStaff } from './queries.ts'

export class RecentLoginError extends Error {
  override readonly name = 'RecentLoginError'
}

/** Reacts to an error of an action: resolves to true if the action can run again. */
type Recovery = (error: unknown) => Promise<boolean>

let recover: Recovery = async () => false

export function onLoginNeeded(recovery: Recovery): void {
  recover = recovery
}

/**
 * Runs an action that needs a session. If the session has ended, or the action needs a recent login, the staff area opens
 * the login over the screen and the action runs again after it, so that nothing typed is lost. If staff close the login,
 * it throws the action's error.
 */
export async function withLogin<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    if (!(await recover(error))) throw error
    return action()
  }
}

export const writeWithLogin: typeof write = (key, input) => withLogin(() => write(key, input))

/**
 * Runs a change of who can log in, or how. With a username, only as this member.
 * @throws {RecentLoginError} if the server would refuse it, before the device shows a dialog for it.
 */
export const withRecentLogin = <Result>(change: () => Promise<Result>, username?: string): Promise<Result> =>
  withLogin(async () => {
    const session = await readStaff('GET /api/admin/session')
    if (!session.isRecent || (username ?? session.username) !== session.username) throw new RecentLoginError()
    return change()
  })
