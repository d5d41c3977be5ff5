import { expect, it } from 'vitest'
import type { HttpRequest } from '../http/message.ts'
import { withWebKitCookies } from './webKitCookies.ts'

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
const set = '__Host-session=abc; Path=/; Secure; HttpOnly; SameSite=Strict'

async function exchange(agent: string, cookie?: string) {
  const requests: HttpRequest[] = []
  const respond = withWebKitCookies(async (request) => {
    requests.push(request)
    return { status: 200, headers: { 'set-cookie': [set] }, body: Buffer.alloc(0) }
  })
  const headers = { 'user-agent': agent, ...(cookie === undefined ? {} : { cookie }) }
  const response = await respond({
    method: 'GET',
    path: '/',
    query: '',
    headers,
    body: Buffer.alloc(0),
    viewerAddress: '127.0.0.1',
  })
  return { received: requests[0]?.headers.cookie, set: response.headers['set-cookie'] }
}

it('Safari gets a cookie that it accepts over http, and the site receives it under its own name', async () => {
  const { set: sent } = await exchange(safari)
  expect(sent).toEqual(['http-session=abc; Path=/; HttpOnly; SameSite=Strict'])
  expect((await exchange(safari, 'theme=http-x; http-session=abc')).received).toBe(
    'theme=http-x; __Host-session=abc',
  )
})

it('other browsers get the cookie that the site sets', async () => {
  expect(await exchange(chrome, 'http-session=abc')).toEqual({ received: 'http-session=abc', set: [set] })
})
