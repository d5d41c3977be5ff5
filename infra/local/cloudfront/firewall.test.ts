import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { emptyBuild } from '../../testing/emptyBuild.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import type { LocalSystem } from '../localSystem.ts'
import { startBuilt } from '../startLocal.ts'

const home = { content: seed.pages.home, version: 1, unchosen: seed.pages.home }
const questions = seed.faqs.map(({ id }) => id)

let system: LocalSystem
beforeAll(async () => {
  const folder = temporaryFolder()
  system = await startBuilt(emptyBuild(folder), { folder, port: 0, waf: true })
})
afterAll(() => system.stop())

const send = async (path: string, bytes: number, method = 'POST') =>
  (await fetch(`${system.address}${path}`, { method, body: 'x'.repeat(bytes) })).status

describe('with the firewall, a body of more than 8 KB', () => {
  it.each([
    ['PUT', '/api/admin/documents/page/home/draft'],
    ['PUT', '/api/admin/order/faq'],
    ['POST', '/api/media'],
  ])('reaches the handler of staff: %s %s', async (method, path) => {
    expect(await send(path, 300_000, method)).toBe(200)
  })

  it.each([
    ['home beside a colleague’s change', '/api/admin/documents/page/home/draft', home],
    ['the order of all questions', '/api/admin/order/faq', { ids: questions, before: questions }],
  ])('is saved unchanged: %s', async (_, path, content) => {
    const body = JSON.stringify(content)
    const headers = { 'content-type': 'application/json' }
    expect(body.length).toBeGreaterThan(8_192)
    const response = await fetch(`${system.address}${path}`, { method: 'PUT', headers, body })
    expect(await response.json()).toMatchObject({ event: { body } })
  })

  it.each([
    '/api/admin/session',
    '/api/admin/session/passkey',
    '/api/admin/join',
    '/api/admin/%73ession',
    '/api/admin/x/..%2fsession',
    '/api/call-requests',
    '/api/client-errors',
  ])('is refused on its way to a handler for everybody: %s', async (path) => {
    expect(await send(path, 8_192)).not.toBe(400)
    expect(await send(path, 8_193)).toBe(400)
  })
})
