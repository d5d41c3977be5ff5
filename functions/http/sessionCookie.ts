import type { ApiEvent } from './event.ts'

/** The prefix makes browsers insist on what the cookie promises: https, this host alone, every path. */
const name = '__Host-session'
const promises = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** The session token that a browser sent, if it has the form of one. */
export function sessionTokenOf({ cookies = [] }: ApiEvent): string | undefined {
  const sent = cookies.find((cookie) => cookie.startsWith(`${name}=`))
  const token = sent?.slice(name.length + 1)
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Gives a browser a session's token, until it is closed. */
export const sessionCookie = (token: string): string => `${name}=${token}; ${promises}`

/** Takes the token away. */
export const expiredSessionCookie = `${name}=; ${promises}; Max-Age=0`
