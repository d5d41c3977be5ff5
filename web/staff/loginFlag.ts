import { thisBrowser, thisTab } from '../data/browserStorage.ts'

/** Tells the guard of a login: no script can read the session's cookie. (States, "Admin session flag".) */
const flag = 'isAdminLoggedIn'

export const isLoggedIn = (): boolean => thisTab.get(flag) === 'true'

/** Public pages with this flag have the link "Edit this page": `web/entry/start.ts` reads it. */
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
