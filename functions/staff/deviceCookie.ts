import { apiLimits } from '#shared/apiLimits.ts'
import { keyedHash } from '../http/keyedHash.ts'
import { idOfToken, signedToken } from '../http/signedToken.ts'

const { knownDevice: lifetime } = apiLimits.login

/**
 * Signs a cookie that marks a device on which the member has logged in (decision 33). It survives the logout, and opens
 * nothing. Each member has a separate cookie, since several may share a computer. Times are in milliseconds.
 */
export const deviceCookie = (username: string, now: number): string =>
  `${nameFor(username)}=${signedToken(['device', username], now + lifetime)}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${lifetime / 1_000}`

/** The id of the device, or undefined if the member has not logged in on it. */
export function knownDevice(cookies: readonly string[], username: string, now: number): string | undefined {
  const name = `${nameFor(username)}=`
  const cookie = cookies.find((pair) => pair.startsWith(name)) ?? ''
  return idOfToken(cookie.slice(name.length), ['device', username], now)
}

const nameFor = (username: string) => `__Host-device-${keyedHash('device name', username).slice(0, 8)}`
