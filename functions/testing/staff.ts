import { scryptSync } from 'node:crypto'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import { addStaffMember } from '../store/staff/changeStaffMember.ts'
import type { PasswordHash } from '../store/staff/credentials.ts'
import { memberWith } from '../store/staff/staffMembers.ts'
import type { Store } from '../store/store.ts'
import { request, type TestRequest, type TestResponse } from './request.ts'

/** Headers of a browser's request from the site's own pages. */
const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' }

/** Sends a request as one of the site's own pages does. */
export const requestFromSite = (
  key: EndpointKey,
  { headers, ...options }: TestRequest = {},
): Promise<TestResponse> => request(key, { ...options, headers: { ...sameOriginHeaders, ...headers } })

export async function addMember(store: Store, username: string, password: string): Promise<void> {
  await addStaffMember(store, memberWith(username, quickHash(password)))
}

/** Like `hashPassword`, at almost no cost, in tests of every project. */
export function quickHash(password: string): PasswordHash {
  const cost = { N: 2, r: 1, p: 1 }
  const key = scryptSync(password.normalize('NFKC'), Buffer.from('salt'), 32, cost)
  return { salt: Buffer.from('salt').toString('base64url'), key: key.toString('base64url'), cost }
}

/** Returns the cookie as the browser sends it from then on. */
export async function logIn(username: string, password: string, options: TestRequest = {}): Promise<string> {
  const response = await requestFromSite('POST /api/admin/session', {
    ...options,
    json: { username, password },
  })
  return cookieFrom(response)
}

/** The part of a set cookie that a browser sends back. */
export const cookieFrom = (response: TestResponse): string => response.cookies?.[0]?.split(';')[0] ?? ''
