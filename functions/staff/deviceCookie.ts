import { randomBytes } from 'node:crypto'
import { apiLimits } from '#shared/apiLimits.ts'
import { isSame } from '../http/isSame.ts'
import { keyedHash } from '../http/keyedHash.ts'

/**
 * A login leaves a signed cookie that survives the logout: a device on which the member has logged in (decision 33). It
 * opens nothing. Each member has a cookie of their own, since several may share a computer. Times are milliseconds.
 */
export function deviceCookie(username: string, now: number): string {
  const id = randomBytes(12).toString('base64url')
  const until = String(now + apiLimits.login.knownDevice)
  const value = [id, until, signature(username, id, until)].join('.')
  const maxAge = apiLimits.login.knownDevice / 1_000
  return `${nameFor(username)}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${maxAge}`
}

/** The id of a device on which the member has logged in; undefined for any other. */
export function knownDevice(cookies: readonly string[], username: string, now: number): string | undefined {
  const name = nameFor(username)
  const cookie = cookies.find((pair) => pair.startsWith(`${name}=`))
  const [id = '', until = '', signed = ''] = cookie?.slice(name.length + 1).split('.') ?? []
  const isValid = isSame(signed, signature(username, id, until)) && now < Number(until)
  return isValid ? id : undefined
}

const nameFor = (username: string) => `__Host-device-${keyedHash('device name', username).slice(0, 8)}`

const signature = (username: string, id: string, until: string) => keyedHash('device', username, id, until)
