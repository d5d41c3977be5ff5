import { globSync, readFileSync, statSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildSite } from '../build.ts'
import type { LocalSystem } from '../local/localSystem.ts'
import { startBuilt } from '../local/startLocal.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

let system: LocalSystem
let webFolder: string
beforeAll(async () => {
  const built = await buildSite()
  webFolder = built.webFolder
  system = await startBuilt(built, { folder: temporaryFolder(), port: 0 })
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

describe.each(['/', '/faq', '/sitemap.xml', '/admin', '/art/home/hero.svg', '/contact-form'])(
  'the response for %s',
  (address) => {
    it('is compressed ahead with brotli, and uncompressed for a viewer that accepts nothing', async () => {
      const [encoded, identity] = [await send(address, brotli), await send(address, {})]
      expect([encoded.status, identity.status]).toEqual([200, 200])
      expect([encoded.headers['content-encoding'], identity.headers['content-encoding']]).toEqual([
        'br',
        undefined,
      ])
      expect(brotliDecompressSync(encoded.body).equals(identity.body)).toBe(true)
      expect(encoded.headers['content-type']).toBe(identity.headers['content-type'])
      for (const { headers } of [encoded, identity]) expect(headers.vary).toBe('Accept-Encoding')
    })

    it('has an ETag of its own in each encoding, for which the edge responds with 304', async () => {
      const [encoded, identity] = [await send(address, brotli), await send(address, {})]
      const tags = [encoded, identity].map(({ headers }) => headers.etag ?? '')
      expect(new Set(tags).size).toBe(2)
      for (const tag of tags) expect(tag).toMatch(/^"[0-9a-f]{32}"$/)
      expect(await send(address, { ...brotli, 'if-none-match': tags[0] ?? '' })).toMatchObject({
        status: 304,
        headers: { vary: 'Accept-Encoding' },
      })
      expect((await send(address, { ...brotli, 'if-none-match': tags[1] ?? '' })).status).toBe(200)
    })

    it('has the same headers for HEAD, without a body', async () => {
      const [got, head] = [await send(address, brotli), await send(address, brotli, 'HEAD')]
      expect(head.body).toHaveLength(0)
      for (const name of ['content-encoding', 'content-length', 'etag', 'vary'])
        expect(head.headers[name]).toBe(got.headers[name])
    })
  },
)

it('a viewer that accepts gzip and not brotli gets gzip, from the edge', async () => {
  const { headers, body } = await send('/', gzip)
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding'])
  expect(gunzipSync(body).toString()).toContain('<!doctype html>')
})

it.each([brotli, gzip, {}])('the 404 page is readable for a viewer with %j', async (headers) => {
  const response = await send('/no-such-page', headers)
  expect(response.status).toBe(404)
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  const encoding = (response.headers['content-encoding'] ?? 'identity') as keyof typeof decode // As sent above.
  expect(decode[encoding](response.body).toString()).toContain('<!doctype html>')
})

it('no page has a second address by its encoding', async () => {
  for (const address of ['/index.identity.html', '/faq/index.identity.html', '/404.identity.html'])
    expect((await send(address, brotli)).status).toBe(404)
})

describe('home, as the edge sends it', () => {
  it('is at most 16,500 bytes of HTML, with headers of at most 1,050', async () => {
    const { headers, body } = await send('/', brotli)
    expect(body.length).toBeLessThanOrEqual(16_500)
    expect(linesOf(headers).length).toBeLessThanOrEqual(1_050)
  })

  it('travels with its headers in at most 13 packets, of which the first 10 have everything to the end of the reviews', async () => {
    const { headers, body } = await send('/', brotli)
    const overhead = linesOf(headers).length + framing
    expect(Math.ceil((overhead + body.length) / packet)).toBeLessThanOrEqual(13)
    expect(decompressed(body.subarray(0, 10 * packet - overhead))).toContain('Pause reviews')
  })

  it('names at most 9 files that a browser requests before any intent', async () => {
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

  it('loads at most 5,000 bytes of scripts before intent, and then an app of at most 95,500', async () => {
    const start = chunkNamed('start')
    const app = withImports(chunkNamed('app')).filter((file) => file !== start)
    expect(await bytesOf([start])).toBeLessThanOrEqual(5_000)
    expect(await bytesOf(app), app.join(' ')).toBeLessThanOrEqual(95_500)
  })
})

describe('the first screen of the app', () => {
  it.each([
    ['FaqPage', 1_000, 13_200],
    ['HomePage', 2_800, 15_300],
    ['ContactPage', 1_700, 13_200],
    ['GuidePage', 600, 13_200],
    ['LandingPage', 1_350, 10_900],
    ['TreatmentPage', 1_500, 10_900],
    ['PostPage', 1_500, 10_900],
  ])(
    '%s loads at most %i bytes of its own scripts, and %i that it shares with other screens',
    async (name, ownBytes, sharedBytes) => {
      const own = chunkNamed(name)
      const app = withImports(chunkNamed('app'))
      const shared = withImports(own).filter((file) => file !== own && !app.includes(file))
      expect(await bytesOf([own])).toBeLessThanOrEqual(ownBytes)
      expect(await bytesOf(shared), shared.join(' ')).toBeLessThanOrEqual(sharedBytes)
    },
  )
})

/** Bytes of data in a packet. A server sends ten before it waits for the browser. */
const packet = 1_460
/** Bytes of two TLS records and of the frames of HTTP/2, which also compresses the headers. */
const framing = 2 * 22 + 4 * 9

const linesOf = (headers: IncomingHttpHeaders) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')

/** What a browser has of a response that is still arriving. */
const decompressed = (start: Buffer) =>
  brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()

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

describe('the build', () => {
  it('compresses every script, style sheet and illustration ahead', () => {
    const encoded = globSync('**/*.{js,css,svg}', { cwd: webFolder })
    expect(encoded.length).toBeGreaterThan(100)
    for (const file of encoded) {
      const body = brotliDecompressSync(readFileSync(path.join(webFolder, '.encoded', file)))
      expect(body.equals(readFileSync(path.join(webFolder, file)))).toBe(true)
    }
  })

  it('leaves images, fonts and forms as they are', () => {
    const plain = globSync('**/*.{png,woff2,pdf}', { cwd: webFolder })
    expect(plain.length).toBeGreaterThan(5)
    for (const file of plain)
      expect(statSync(path.join(webFolder, '.plain', file)).size).toBe(
        statSync(path.join(webFolder, file)).size,
      )
  })
})
