import type { EndpointKey } from '#shared/api/endpoints.ts'
import { hashPassword } from '../staff/password.ts'
import { staffRoster } from '../store/staffRoster.ts'
import type { Store } from '../store/store.ts'
import { request, type TestRequest, type TestResponse } from './request.ts'

/** What a browser sends with a request of the site's own pages. */
export const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' }

/** Sends a request as one of the site's own pages does. */
export const requestFromSite = (
  key: EndpointKey,
  { headers, ...options }: TestRequest = {},
): Promise<TestResponse> => request(key, { ...options, headers: { ...sameOriginHeaders, ...headers } })

export async function addMember(store: Store, username: string, password: string): Promise<void> {
  await staffRoster(store).add(username, await hashPassword(password))
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
