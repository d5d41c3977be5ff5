import { thisTab } from '../data/browserStorage.ts'

/**
 * The session flag of the staff area: it tells the guard that somebody has logged in. The session itself is a
 * cookie that scripts cannot read. (States and transitions, "Admin session flag".)
 */
const flag = 'isAdminLoggedIn'

export const isLoggedIn = (): boolean => thisTab.get(flag) === 'true'

export const rememberLogin = (): void => thisTab.set(flag, 'true')

export const forgetLogin = (): void => thisTab.remove(flag)

const channelName = 'staff-logout'

export function announceLogout(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('logged out')
  channel.close()
}

/** Returns the function that stops listening. */
export function onLogoutInOtherTab(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = listener
  return () => channel.close()
}
