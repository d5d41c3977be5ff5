import fc from 'fast-check'
import type * as z from 'zod/mini'
import { type Endpoint, type EndpointKey, endpoints, partsOf } from '#shared/api/endpoints.ts'
import { fuzzAddressPart, fuzzText, headerValue } from './fuzz.ts'
import type { RawRequest } from './wire.ts'

/** Values of the running site that make some of the requests valid. */
export interface KnownValues {
  /** Existing values of path parameters. */
  pathValues: readonly string[]
  /** A valid session cookie. */
  cookie?: string | undefined
}

/** Ids and slugs in the sample content. */
export const existingPathValues = [
  ...['home', 'review-1', 'how-we-help', 'what-we-treat', 'group-therapy'],
  ...['how-we-help.group-therapy', 'how-naloxone-works'],
]

/** Requests generated from an endpoint's row in the table: mostly invalid, sometimes valid. */
export function anyRequest(key: EndpointKey, known: KnownValues): fc.Arbitrary<RawRequest> {
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

/** The methods that CloudFront forwards. */
const anyMethod = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')

function anyPath(path: string, { pathValues }: KnownValues): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith('{')) return fc.constant(segment)
    const one = fc.oneof(fuzzAddressPart, fc.constantFrom(...pathValues))
    return segment.endsWith('+}')
      ? fc.array(one, { minLength: 1, maxLength: 4 }).map((all) => all.join('/'))
      : one
  })
  const valid = fc.tuple(...segments).map((all) => all.join('/'))
  const longer = fc.tuple(valid, fuzzAddressPart).map(([address, piece]) => `${address}/${piece}`)
  return fc.oneof(
    { weight: 8, arbitrary: valid },
    longer,
    valid.map((address) => `${address}/`),
  )
}

function anyQuery(declared: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    fc.constantFrom(...declared, 'page', '__proto__', 'constructor', 'a[]'),
    fuzzAddressPart,
  )
  const value = fc.oneof(
    fuzzAddressPart,
    fc.nat(200).map(String),
    fc.constantFrom('1', '9', '100', '101', '01'),
  )
  const pair = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(name, value).map(([one, other]) => `${one}=${other}`) },
    name,
  )
  return fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'))
}

function anyHeaders(row: Endpoint, { cookie }: KnownValues): fc.Arbitrary<Record<string, string>> {
  const token = fc.stringMatching(/^[\w-]{43}$/).map((value) => `__Host-session=${value}`)
  const optional: Record<string, fc.Arbitrary<string>> = {
    'content-type': fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          'application/json',
          ...(row.bodyTypes ?? ['application/json; charset=utf-8']),
        ),
      },
      fc.constantFrom('text/html', 'multipart/form-data', 'image/webp', 'image/svg+xml', ','),
      headerValue,
    ),
    'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"a"', '"', 'W/'), headerValue),
    'sec-fetch-site': fc.constantFrom('same-origin', 'same-origin', 'same-origin', 'cross-site', 'none', ''),
    origin: fc.oneof(fc.constantFrom('null', 'http://localhost', 'https://evil.example', '//'), headerValue),
    cookie: fc.oneof(
      ...(cookie ? [{ weight: 3, arbitrary: fc.constant(cookie) }] : []),
      fc.constantFrom('__Host-session=', '__Host-session=a; __Host-session=b', ';;;', '=', '__proto__=1'),
      token,
      headerValue,
    ),
    'x-viewer-address': headerValue,
    'x-viewer-host': headerValue,
    'x-forwarded-for': headerValue,
    'x-http-method-override': fc.constantFrom('DELETE', 'PATCH'),
    accept: headerValue,
    'user-agent': headerValue,
    constructor: headerValue,
  }
  const validHeaders = {
    'content-type': row.bodyTypes?.[0] ?? 'application/json',
    'sec-fetch-site': 'same-origin',
    ...(cookie ? { cookie } : {}),
  }
  return fc
    .tuple(fc.record(optional, { requiredKeys: [] }), fc.constantFrom(validHeaders, {}))
    .map(([headers, overrides]) => ({ ...headers, ...overrides }))
}

function anyBody(row: Endpoint): fc.Arbitrary<Uint8Array> {
  const text = (arbitrary: fc.Arbitrary<string>) => arbitrary.map((value) => Buffer.from(value))
  const json = row.body
    ? [{ weight: 4, arbitrary: text(similarBody(row.body).map((one) => JSON.stringify(one))) }]
    : []
  const image = row.bodyTypes ? [{ weight: 4, arbitrary: fc.oneof(similarToWebp(), similarToJpeg()) }] : []
  return fc.oneof(
    ...json,
    ...image,
    text(fc.json()),
    text(fuzzText),
    text(
      fc.constantFrom('', '{', 'null', '[]', '"', '{"__proto__":{"a":1}}', '[['.repeat(5_000), '{"a":1e999}'),
    ),
    fc.uint8Array({ maxLength: 60 }),
    fc.constant(new Uint8Array(20_000)),
  )
}

/** Objects with the schema's fields, each with a plausible value, another value, or missing. */
function similarBody(schema: z.ZodMiniObject): fc.Arbitrary<unknown> {
  const value = fc.oneof(
    fuzzText,
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
      fc.option(fc.dictionary(fuzzText, value, { maxKeys: 2 })),
    )
    .map(([known, other]) => jsonOf({ ...other, ...known }))
}

/** Drops what JSON cannot express. */
function jsonOf(value: object): unknown {
  try {
    return JSON.parse(JSON.stringify(value)) as unknown
  } catch {
    return {} // A value that JSON refuses, such as a big integer.
  }
}

function similarToJpeg(): fc.Arbitrary<Uint8Array> {
  const marker = fc.constantFrom(0xc0, 0xc2, 0xc3, 0xd8, 0xd9, 0xda, 0xdb, 0xe0, 0xe1, 0xfe, 0)
  const segment = fc
    .tuple(marker, fc.oneof(fc.nat(100), fc.constantFrom(0, 1, 0xffff)), fc.uint8Array({ maxLength: 30 }))
    .map(([name, length, data]) => Buffer.from([0xff, name, length >> 8, length & 0xff, ...data]))
  return fc
    .array(segment, { maxLength: 5 })
    .map((segments) => Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xd9])]))
}

function similarToWebp(): fc.Arbitrary<Uint8Array> {
  const size = fc.oneof(fc.nat(100), fc.constantFrom(0, 0xff, 0xffffffff))
  const chunk = fc.constantFrom('VP8 ', 'VP8L', 'VP8X', 'EXIF', 'ANIM', '\0\0\0\0')
  return fc.tuple(chunk, size, fc.uint8Array({ maxLength: 60 })).map(([name, length, data]) => {
    const whole = Buffer.concat([Buffer.from(`RIFF    WEBP${name}    `, 'latin1'), data])
    whole.writeUInt32LE(length % 2 ? length : whole.length - 8, 4)
    whole.writeUInt32LE(length, 16)
    return whole
  })
}
