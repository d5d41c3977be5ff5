import type { StaffSession } from '#shared/entities/staff.ts'
import { thisBrowser, thisTab } from '../data/browserStorage.ts'

/** Tells the guard of a login, since scripts cannot read the session cookie. (Specification, States.) */
const flag = 'isAdminLoggedIn'

export const isLoggedIn = (): boolean => thisTab.get(flag) === 'true'

/** With this flag, which `web/entry/start.ts` reads, public pages have the link "Edit this page". */
const memberFlag = 'member'

const nameKey = 'memberName'

/** The member to whom this tab belongs, also after the session has ended. */
export const memberOfTab = (): string | null => thisTab.get(nameKey)

/** A page that is open goes on sending in the name of its member. */
export function rememberLogin({ username }: Pick<StaffSession, 'username'>): void {
  thisTab.set(nameKey, username)
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

/** Returns a function that removes the listener. */
export function onLogoutInOtherTab(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = listener
  return () => channel.close()
}
