import { thisBrowser, thisTab } from '../data/browserStorage.ts'

/**
 * The session flag of the staff area: it tells the guard that somebody has logged in. The session itself is a
 * cookie that scripts cannot read. (States and transitions, "Admin session flag".)
 */
const flag = 'isAdminLoggedIn'

export const isLoggedIn = (): boolean => thisTab.get(flag) === 'true'

/** With it, public pages have the link "Edit this page": `web/entry/start.ts` reads it. */
const memberFlag = 'member'

export function rememberLogin(): void {
  thisTab.set(flag, 'true')
  thisBrowser.set(memberFlag, 'true')
}

export function forgetLogin(): void {
  thisTab.remove(flag)
  thisBrowser.remove(memberFlag)
}

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
