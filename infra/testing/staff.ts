import { scryptSync } from 'node:crypto'
import { addStaffMember } from '../../functions/store/staff/changeStaffMember.ts'
import type { PasswordHash } from '../../functions/store/staff/credentials.ts'
import { memberWith } from '../../functions/store/staff/staffMembers.ts'
import type { Owner } from './owner.ts'

/** Headers of a browser's request from the site's own pages. */
export const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' }

/** The password of every member that a test adds. */
export const password = 'correct horse battery staple'

/** The lowest cost is enough, because tests add many members. */
const passwordHash: PasswordHash = {
  salt: 'c2FsdA',
  key: scryptSync(password, Buffer.from('c2FsdA', 'base64url'), 32, { N: 2, r: 1, p: 1 }).toString(
    'base64url',
  ),
  cost: { N: 2, r: 1, p: 1 },
}

export async function addMember(
  owner: Owner,
  { tableName }: { tableName: string },
  username: string,
): Promise<void> {
  await addStaffMember({ documents: owner.documents, tableName }, memberWith(username, passwordHash))
}

/** `cookie` is that of a known device. */
export function tryToLogIn(site: string, username: string, cookie?: string): Promise<Response> {
  return fetch(`${site}/api/admin/session`, {
    method: 'POST',
    headers: { ...sameOriginHeaders, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ username, password }),
  })
}

/** Returns the session cookie as a browser sends it. */
export async function logIn(site: string, username: string): Promise<string> {
  const response = await tryToLogIn(site, username)
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`${username} cannot log in: ${response.status} ${await response.text()}`)
  return cookie
}
