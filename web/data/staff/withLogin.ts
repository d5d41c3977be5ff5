import { write } from '../write.ts'
import { readStaff } from './queries.ts'

export class RecentLoginError extends Error {
  override readonly name = 'RecentLoginError'
}

/** Handles an action's error. Resolves to true if the action can run again. `isTooLate`: the login is not shown again. */
type Recovery = (error: unknown, isTooLate: () => boolean) => Promise<boolean>

let recover: Recovery = async () => false

let closings = 0

/** What was under way when the member closed the login does not open it again. */
export function loginClosed(): void {
  closings += 1
}

export function onLoginNeeded(recovery: Recovery): void {
  recover = recovery
}

/**
 * Runs an action that needs a session. If the session has ended, or if the action needs a recent login, the staff area
 * opens the login over the screen and then runs the action again, so typed text is kept. If staff close the login, the
 * action's error is thrown.
 */
export async function withLogin<Result>(action: () => Promise<Result>): Promise<Result> {
  const before = closings
  const isTooLate = () => closings !== before
  try {
    return await action()
  } catch (error) {
    if (isTooLate() || !(await recover(error, isTooLate))) throw error
    return action()
  }
}

export const writeWithLogin: typeof write = (key, input) => withLogin(() => write(key, input))

/**
 * Runs a change of who can log in, or how. With `username`, only this member may run it. @throws {RecentLoginError} if
 * the server would refuse the change, before the device shows a dialog.
 */
export const withRecentLogin = <Result>(change: () => Promise<Result>, username?: string): Promise<Result> =>
  withLogin(async () => {
    const session = await readStaff('GET /api/admin/session')
    if (!session.isRecent || (username ?? session.username) !== session.username) throw new RecentLoginError()
    return change()
  })
