import { scryptSync } from 'node:crypto'
import type { PasswordHash } from '../../functions/store/staffMembers.ts'
import { staffRoster } from '../../functions/store/staffRoster.ts'
import type { Owner } from './owner.ts'

/** What a browser says when one of the site's own pages asks. */
export const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' }

/** The password of every member that a test adds. */
export const password = 'correct horse battery staple'

/** As a password is kept, but made at no cost, since tests need many. */
const kept: PasswordHash = {
  salt: 'c2FsdA',
  key: scryptSync(password, Buffer.from('c2FsdA', 'base64url'), 32, { N: 2, r: 1, p: 1 }).toString(
    'base64url',
  ),
  cost: { N: 2, r: 1, p: 1 },
}

/** Lets somebody of that name in. */
export async function addMember(
  owner: Owner,
  { tableName }: { tableName: string },
  username: string,
): Promise<void> {
  await staffRoster({ documents: owner.documents, tableName }).add(username, kept)
}

/** Logs somebody in who was hired, in the browser whose cookie is given, if any. */
export function tryToLogIn(site: string, username: string, cookie?: string): Promise<Response> {
  return fetch(`${site}/api/admin/session`, {
    method: 'POST',
    headers: { ...sameOriginHeaders, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ username, password }),
  })
}

/** Logs somebody in who was hired, and returns the cookie as a browser sends it from then on. */
export async function logIn(site: string, username: string): Promise<string> {
  const answer = await tryToLogIn(site, username)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`${username} cannot log in: ${answer.status} ${await answer.text()}`)
  return cookie
}
