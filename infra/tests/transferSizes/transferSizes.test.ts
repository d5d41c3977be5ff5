import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildSite } from '../../build.ts'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'

let system: DeployedSite
let webFolder: string
beforeAll(async () => {
  system = await startDeployedSite()
  webFolder = (await buildSite()).webFolder
}, 300_000)
afterAll(() => system.stop())

/** What travels, as `fetch` would decompress it. */
async function send(address: string, headers: Record<string, string>, method = 'GET') {
  const outgoing = request(system.address + address, { method, headers: { connection: 'close', ...headers } })
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>()
  outgoing.on('response', resolve).on('error', reject).end()
  const response = await promise
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}
const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const gzip = { 'accept-encoding': 'gzip, br;q=0' }

describe.each(['/', '/faq', '/sitemap.xml', '/art/foothills-wide.svg', '/contact-form/received'])(
  'the response for %s',
  (address) => {
    it('is compressed by the edge as the viewer accepts [9.25]', async () => {
      const [best, older, plain] = await Promise.all([brotli, gzip, {}].map((one) => send(address, one)))
      expect(brotliDecompressSync(best?.body ?? '').equals(plain?.body ?? Buffer.alloc(0))).toBe(true)
      expect(gunzipSync(older?.body ?? '').equals(plain?.body ?? Buffer.alloc(0))).toBe(true)
      expect(plain?.headers['content-encoding']).toBeUndefined()
      for (const { status, headers } of [best, older].flatMap((response) => response ?? []))
        expect([status, headers.vary]).toEqual([200, 'Accept-Encoding'])
    })

    it('has an ETag for which the edge responds with 304', async () => {
      const { headers } = await send(address, brotli)
      expect(await send(address, { ...brotli, 'if-none-match': headers.etag ?? '' })).toMatchObject({
        status: 304,
        headers: { vary: 'Accept-Encoding' },
      })
    })

    it('has the same headers for HEAD, without a body', async () => {
      const [got, head] = [await send(address, brotli), await send(address, brotli, 'HEAD')]
      expect(head.body).toHaveLength(0)
      for (const name of ['content-encoding', 'content-length', 'etag', 'vary'])
        expect(head.headers[name]).toBe(got.headers[name])
    })
  },
)

it.each([brotli, gzip, {}])('the 404 page is readable for a viewer with %j', async (headers) => {
  const response = await send('/no-such-page', headers)
  expect(response.status).toBe(404)
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  const encoding = (response.headers['content-encoding'] ?? 'identity') as keyof typeof decode // As sent above.
  expect(decode[encoding](response.body).toString()).toContain('<!doctype html>')
})

describe('a page, as the edge sends it', () => {
  it('is at most 23 KB for home, 27 KB for urgent help, and 24 KB for every other page but the FAQ [9.25]', async () => {
    const sitemap = (await send('/sitemap.xml', {})).body.toString()
    const paths = Array.from(
      sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
      ([, path]) => path || '/',
    )
    expect(paths.length).toBeGreaterThan(100)
    const sizes = await Promise.all(
      paths.map(async (path) => ({ path, bytes: (await send(path, brotli)).body.length })),
    )
    const limits: Readonly<Record<string, number>> = { '/': 23_000, '/urgent-help': 27_000 }
    const limitOf = (path: string) => limits[path] ?? 24_000
    const tooLarge = sizes.filter(({ path, bytes }) => path !== '/faq' && bytes > limitOf(path))
    expect(tooLarge).toEqual([])
  })
})

it('the feed is at most 20 KB, which CloudFront does not compress [2.82]', async () => {
  const { headers, body } = await send('/feed.xml', brotli)
  expect(headers['content-type']).toBe('application/atom+xml')
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.length).toBeLessThanOrEqual(20_000)
})

describe('home', () => {
  it('names at most 9 files that a browser requests before any intent [9.27]', async () => {
    const html = (await send('/', {})).body.toString()
    const tags = html.match(/<(?:link|script|img)\b[^>]*>/g) ?? []
    const requested = tags.filter(
      (tag) =>
        /^<link [^>]*rel="(?:preload|stylesheet|icon)"/.test(tag) ||
        /^<script [^>]*src=/.test(tag) ||
        (tag.startsWith('<img') && !tag.includes('loading="lazy"')),
    )
    const files = new Set(requested.map((tag) => / (?:href|src)="([^"]*)"/.exec(tag)?.[1]))
    expect(files.size, [...files].join(' ')).toBeLessThanOrEqual(9)
  })
})

describe('the scripts', () => {
  // With the guards for browsers of 2022, which name what they lack, the note of members, the look at who saves data, and the way out of a page
  // on violence.
  it('are at most 6,900 bytes before intent [9.27]', async () =>
    expect(await bytesOf([chunkNamed('start')])).toBeLessThanOrEqual(6_900))

  it('are at most 118 KB at the first sign of intent [9.25]', async () => {
    const app = withImports(chunkNamed('app')).filter((file) => file !== chunkNamed('start'))
    expect(await bytesOf(app), app.join(' ')).toBeLessThanOrEqual(118_000)
  })

  // The form for call requests is part of three pages, where a frame loaded it: 3 KB.
  it.each([
    ...['FaqPage', 'ContactPage', 'GuidePage', 'PostPage'].map((name) => [name, 23_000] as const),
    ...['HomePage', 'LandingPage', 'TreatmentPage'].map((name) => [name, 29_000] as const),
  ])('of %s are at most %i bytes more', async (name, most) => {
    const app = withImports(chunkNamed('app'))
    const more = withImports(chunkNamed(name)).filter((file) => !app.includes(file))
    expect(await bytesOf(more), more.join(' ')).toBeLessThanOrEqual(most)
  })
})

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.optional(z.string()), imports: z._default(z.array(z.string()), []) }),
)
const chunks = () =>
  Manifest.parse(JSON.parse(readFileSync(path.join(webFolder, '.vite/manifest.json'), 'utf8')))

const chunkNamed = (name: string) =>
  Object.values(chunks()).find((chunk) => chunk.name === name && chunk.file.endsWith('.js'))?.file ?? ''

function withImports(file: string): string[] {
  const all = chunks()
  const files = new Set([file])
  for (const one of files)
    for (const name of Object.values(all).find((chunk) => chunk.file === one)?.imports ?? [])
      files.add(all[name]?.file ?? '')
  return [...files]
}

async function bytesOf(files: readonly string[]): Promise<number> {
  const responses = await Promise.all(files.map((file) => send(`/${file}`, brotli)))
  expect(responses.map(({ status }) => status)).toEqual(files.map(() => 200))
  return responses.reduce((sum, { body }) => sum + body.length, 0)
}
