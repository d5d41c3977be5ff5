import type { ApiEvent } from './event.ts'

/** The prefix makes browsers insist on the attributes: https, this host only, every path. */
const sessionCookieName = '__Host-session'
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict'

export function sessionTokenOf({ cookies = [] }: ApiEvent): string | undefined {
  const cookie = cookies.find((pair) => pair.startsWith(`${sessionCookieName}=`))
  const token = cookie?.slice(sessionCookieName.length + 1)
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

export const sessionCookie = (token: string): string => `${sessionCookieName}=${token}; ${attributes}`

export const expiredSessionCookie = `${sessionCookieName}=; ${attributes}; Max-Age=0`
