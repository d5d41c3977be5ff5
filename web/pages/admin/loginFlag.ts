/**
 * The session flag of the staff area: the guard's hint that somebody is logged in. The session itself is a
 * cookie that no script sees. (States and transitions, "Admin session flag".)
 */
const flag = 'isAdminLoggedIn'

/** Read on each navigation. */
export const isLoggedIn = (): boolean => sessionStorage.getItem(flag) === 'true'

/** Set by a successful login. */
export const rememberLogin = (): void => sessionStorage.setItem(flag, 'true')

/** Cleared by a logout and by an answer that says that nobody is logged in. */
export const forgetLogin = (): void => sessionStorage.removeItem(flag)

const channel = 'staff-logout'

/** Tells the other tabs that the session is over. */
export function announceLogout(): void {
  const others = new BroadcastChannel(channel)
  others.postMessage('logged out')
  others.close()
}

/** Calls back when another tab logs out; the returned function stops that. */
export function onLogoutElsewhere(act: () => void): () => void {
  const others = new BroadcastChannel(channel)
  others.onmessage = act
  return () => others.close()
}
