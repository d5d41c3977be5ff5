import fc from 'fast-check'
import type * as z from 'zod/mini'
import { type Endpoint, type EndpointKey, endpoints, partsOf } from '#shared/api/endpoints.ts'
import { fuzzPiece, fuzzText, headerValue } from './fuzz.ts'
import type { RawRequest } from './wire.ts'

/** What a request may make use of that only the running site knows. */
export interface Known {
  /** Values that parameters of paths really have. */
  names: readonly string[]
  /** The cookie of somebody who is logged in. */
  cookie?: string | undefined
}

/** Names of things that the sample content has, of every kind. */
export const realNames = [
  ...['home', 'review-1', 'how-we-help', 'what-we-treat', 'group-therapy'],
  ...['how-we-help.group-therapy', 'how-naloxone-works'],
]

/** Any request that an endpoint might be sent, made from its row in the table: mostly wrong, sometimes right. */
export function anyRequest(key: EndpointKey, known: Known): fc.Arbitrary<RawRequest> {
  const row: Endpoint = endpoints[key]
  const { method, path } = partsOf(key)
  return fc
    .record({
      method: fc.oneof({ weight: 6, arbitrary: fc.constant(method) }, anyMethod),
      path: anyPath(path, known),
      query: anyQuery(Object.keys(row.query?.shape ?? {})),
      headers: anyHeaders(row, known),
      body: fc.oneof({ weight: 3, arbitrary: anyBody(row) }, fc.constant(undefined)),
    })
    .map(({ query, path: address, ...rest }) => ({ ...rest, path: query ? `${address}?${query}` : address }))
}

/** The methods that CloudFront passes on. */
const anyMethod = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')

function anyPath(path: string, { names }: Known): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith('{')) return fc.constant(segment)
    const one = fc.oneof(fuzzPiece(), fc.constantFrom(...names))
    return segment.endsWith('+}')
      ? fc.array(one, { minLength: 1, maxLength: 4 }).map((all) => all.join('/'))
      : one
  })
  const right = fc.tuple(...segments).map((all) => all.join('/'))
  const more = fc.tuple(right, fuzzPiece()).map(([address, piece]) => `${address}/${piece}`)
  return fc.oneof(
    { weight: 8, arbitrary: right },
    more,
    right.map((address) => `${address}/`),
  )
}

function anyQuery(declared: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom(...declared, 'page', '__proto__', 'constructor', 'a[]'), fuzzPiece())
  const value = fc.oneof(fuzzPiece(), fc.nat(200).map(String), fc.constantFrom('1', '9', '100', '101', '01'))
  const pair = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(name, value).map(([one, other]) => `${one}=${other}`) },
    name,
  )
  return fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'))
}

function anyHeaders(row: Endpoint, { cookie }: Known): fc.Arbitrary<Record<string, string>> {
  const token = fc.stringMatching(/^[\w-]{43}$/).map((made) => `__Host-session=${made}`)
  const optional: Record<string, fc.Arbitrary<string>> = {
    'content-type': fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom('application/json', row.bodyType ?? 'application/json; charset=utf-8'),
      },
      fc.constantFrom('text/html', 'multipart/form-data', 'image/webp', 'image/svg+xml', ','),
      headerValue(),
    ),
    'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"a"', '"', 'W/'), headerValue()),
    'sec-fetch-site': fc.constantFrom('same-origin', 'same-origin', 'same-origin', 'cross-site', 'none', ''),
    origin: fc.oneof(
      fc.constantFrom('null', 'http://localhost', 'https://evil.example', '//'),
      headerValue(),
    ),
    cookie: fc.oneof(
      ...(cookie ? [{ weight: 3, arbitrary: fc.constant(cookie) }] : []),
      fc.constantFrom('__Host-session=', '__Host-session=a; __Host-session=b', ';;;', '=', '__proto__=1'),
      token,
      headerValue(),
    ),
    'x-viewer-address': headerValue(),
    'x-viewer-host': headerValue(),
    'x-forwarded-for': headerValue(),
    'x-http-method-override': fc.constantFrom('DELETE', 'PATCH'),
    accept: headerValue(),
    'user-agent': headerValue(),
    constructor: headerValue(),
  }
  const right = {
    'content-type': row.bodyType ?? 'application/json',
    'sec-fetch-site': 'same-origin',
    ...(cookie ? { cookie } : {}),
  }
  return fc
    .tuple(fc.record(optional, { requiredKeys: [] }), fc.constantFrom(right, {}))
    .map(([headers, over]) => ({ ...headers, ...over }))
}

function anyBody(row: Endpoint): fc.Arbitrary<Uint8Array> {
  const text = (made: fc.Arbitrary<string>) => made.map((written) => Buffer.from(written))
  const almost = row.body
    ? [{ weight: 4, arbitrary: text(almostBody(row.body).map((one) => JSON.stringify(one))) }]
    : []
  const picture = row.bodyType ? [{ weight: 4, arbitrary: almostWebp() }] : []
  return fc.oneof(
    ...almost,
    ...picture,
    text(fc.json()),
    text(fuzzText()),
    text(
      fc.constantFrom('', '{', 'null', '[]', '"', '{"__proto__":{"a":1}}', '[['.repeat(5_000), '{"a":1e999}'),
    ),
    fc.uint8Array({ maxLength: 60 }),
    fc.constant(new Uint8Array(20_000)),
  )
}

/** The fields of a body, each with a value of about the right kind, of another kind, or left out. */
function almostBody(schema: z.ZodMiniObject): fc.Arbitrary<unknown> {
  const value = fc.oneof(
    fuzzText(),
    fc.constantFrom(
      '/art/a.svg',
      '/media/../x',
      'https://example.org/a.png',
      '/',
      1,
      0,
      -1,
      1.5,
      null,
      true,
      [],
      {},
    ),
    fc.anything({ maxDepth: 2 }),
  )
  const fields = Object.keys(schema.shape).map((name) => [name, value] as const)
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
      fc.option(fc.dictionary(fuzzText(), value, { maxKeys: 2 })),
    )
    .map(([known, other]) => jsonOf({ ...other, ...known }))
}

/** As JSON has it: what it cannot say is left out. */
function jsonOf(value: object): unknown {
  try {
    return JSON.parse(JSON.stringify(value)) as unknown
  } catch {
    return {} // A value that JSON refuses, such as a big integer.
  }
}

function almostWebp(): fc.Arbitrary<Uint8Array> {
  const size = fc.oneof(fc.nat(100), fc.constantFrom(0, 0xff, 0xffffffff))
  const chunk = fc.constantFrom('VP8 ', 'VP8L', 'VP8X', 'EXIF', 'ANIM', '\0\0\0\0')
  return fc.tuple(chunk, size, fc.uint8Array({ maxLength: 60 })).map(([name, length, data]) => {
    const whole = Buffer.concat([Buffer.from(`RIFF    WEBP${name}    `, 'latin1'), data])
    whole.writeUInt32LE(length % 2 ? length : whole.length - 8, 4)
    whole.writeUInt32LE(length, 16)
    return whole
  })
}
