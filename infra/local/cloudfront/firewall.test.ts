import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyBuild } from '../../testing/emptyBuild.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import type { LocalSystem } from '../localSystem.ts'
import { startBuilt } from '../startLocal.ts'

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
