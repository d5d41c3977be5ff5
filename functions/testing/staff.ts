import type { EndpointKey } from '#shared/api/endpoints.ts'
import { hashPassword } from '../staff/password.ts'
import { staffRoster } from '../store/staffRoster.ts'
import type { Store } from '../store/store.ts'
import { request, type TestRequest, type TestResponse } from './request.ts'

/** What a browser says when one of the site's own pages asks. */
export const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' }

/** Asks as one of the site's own pages would. */
export const requestFromSite = (
  key: EndpointKey,
  { headers, ...asked }: TestRequest = {},
): Promise<TestResponse> => request(key, { ...asked, headers: { ...sameOriginHeaders, ...headers } })

/** A member who may log in with the password. */
export async function addMember(store: Store, username: string, password: string): Promise<void> {
  await staffRoster(store).add(username, await hashPassword(password))
}

/** Logs in and returns the cookie as the browser sends it from then on. */
export async function logIn(username: string, password: string, asked: TestRequest = {}): Promise<string> {
  const answer = await requestFromSite('POST /api/admin/session', { ...asked, json: { username, password } })
  return cookieFrom(answer)
}

/** What a browser sends of the cookie that an answer sets. */
export const cookieFrom = (answer: TestResponse): string => answer.cookies?.[0]?.split(';')[0] ?? ''
