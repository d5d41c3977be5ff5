import type { EndpointKey } from '#shared/api/endpoints.ts'
import { hashPassword } from '../staff/password.ts'
import { documents } from '../store/client.ts'
import { type StaffRoster, staffRoster } from '../store/staffRoster.ts'
import { type Answered, type Asked, ask } from './ask.ts'

/** What a browser says when one of the site's own pages asks. */
export const fromThisSite = { 'sec-fetch-site': 'same-origin' }

/** Asks as one of the site's own pages would. */
export const askFromSite = (key: EndpointKey, { headers, ...asked }: Asked = {}): Promise<Answered> =>
  ask(key, { ...asked, headers: { ...fromThisSite, ...headers } })

/** Who may log in, in the table of this process. */
export const testRoster = (): StaffRoster => staffRoster(documents(), 'test-table')

/** A member who may log in with the password. */
export async function hire(username: string, password: string): Promise<void> {
  await testRoster().add(username, await hashPassword(password))
}

/** Logs in and returns the cookie as the browser sends it from then on. */
export async function logIn(username: string, password: string, asked: Asked = {}): Promise<string> {
  const answer = await askFromSite('POST /api/admin/session', { ...asked, json: { username, password } })
  return sentBack(answer)
}

/** What a browser sends of the cookie that an answer sets. */
export const sentBack = (answer: Answered): string => answer.cookies?.[0]?.split(';')[0] ?? ''
