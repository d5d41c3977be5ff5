// @vitest-environment node

import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { art } from './vitePlugin.ts'

describe('the development server', () => {
  const http = createHttpServer((request, response) => vite.middlewares(request, response))
  let vite: ViteDevServer
  let address = ''

  beforeAll(async () => {
    vite = await createServer({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [art(['what-we-treat/alcohol-addiction'])],
    })
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
    // An AddressInfo, because it listens on a port and not on a pipe.
    address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    http.close()
    await vite.close()
  })

  it.each([
    ['/art/what-we-treat/alcohol-addiction/hero.svg', 'image/svg+xml'],
    ['/favicon.svg?v=1', 'image/svg+xml'],
    ['/icon-192.png', 'image/png'],
  ])('renders %s as %s', async (path, type) => {
    const response = await fetch(address + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
  })

  it.each(['/art/nothing.svg', '/art/%E0%A4%A.svg'])('passes %s on', async (path) => {
    expect((await fetch(address + path)).status).toBe(404)
  })
})
