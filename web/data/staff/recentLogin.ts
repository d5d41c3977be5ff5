import { staff } from './queries.ts'

export class RecentLoginError extends Error {
  override readonly name = 'RecentLoginError'
}

/**
 * Runs a change of who can log in, or how. With a username, only as this member.
 * @throws {RecentLoginError} if the server would refuse it, before the device shows a dialog for it.
 */
export async function afterRecentLogin<Result>(
  change: () => Promise<Result>,
  username?: string,
): Promise<Result> {
  const session = await staff.session()
  if (!session.isRecent || (username ?? session.username) !== session.username) throw new RecentLoginError()
  return change()
}
