import { staff } from './staff.ts'

export class RecentLoginError extends Error {
  override readonly name = 'RecentLoginError'
}

/**
 * Runs a change of how a member logs in.
 * @throws {RecentLoginError} if the server would refuse it, before the device shows a dialog for it.
 */
export async function afterRecentLogin<Result>(
  username: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const session = await staff.session()
  if (!session.isRecent || session.username !== username) throw new RecentLoginError()
  return change()
}
