import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { originHeader } from '#shared/api/originHeader.ts'
import { callRequestKeys, keys } from '#shared/keys.ts'
import { openStore } from '../../functions/store/store.ts'
import { putItem } from '../../functions/store/write.ts'
import { emptyAssembly, emptyBuild } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { readStack } from './cloudformation/stack.ts'
import { dataFiles, localPaths } from './dataFolder.ts'
import { readTables } from './dynamodb/table.ts'
import { clientConfig } from './iam/clientConfig.ts'
import { type LocalSystem, startSystem } from './localSystem.ts'
import { startBuilt } from './startLocal.ts'

/** Responds to a request for posts with the result of a call of DynamoDB that its query names, and else with the event. */
const callsDynamoDb = `export const handler = async (event) => {
  const json = { 'content-type': 'application/json' }
  if (event.routeKey === 'GET /api/reviews/{id}') return { statusCode: 404, headers: json, body: '{"message":"none"}' }
  if (event.routeKey !== 'GET /api/blog/posts') return { statusCode: 200, headers: json, body: JSON.stringify({ name: 'publicReads', event }) }
  const [action, pk] = event.queryStringParameters?.category?.split('~') ?? []
  if (action === 'throw') throw new Error('a private detail')
  if (action === 'hang') return new Promise(() => {})
  const key = { pk: { S: pk }, sk: { S: 'x' } }
  const body = action === 'PutItem' ? { Item: key } : action === 'Query' ? {
    KeyConditionExpression: 'pk = :p', ExpressionAttributeValues: { ':p': { S: pk } },
  } : { Key: key }
  const response = await fetch(process.env.AWS_ENDPOINT_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.' + action,
      'x-amz-date': '20260101T000000Z',
      authorization: 'AWS4-HMAC-SHA256 Credential=' + process.env.AWS_ACCESS_KEY_ID + '/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=x',
    },
    body: JSON.stringify({ TableName: process.env.TABLE_NAME, ...body }),
  })
  return { statusCode: 200, body: JSON.stringify({ status: response.status, ...(await response.json()) }) }
}`

let system: LocalSystem
const folder = temporaryFolder()
const { assembly, data: dataFolder } = localPaths(folder)

beforeAll(async () => {
  await emptyAssembly(folder, { publicReads: callsDynamoDb })
  system = await startSystem({ assembly, dataFolder, port: 0 })
})
afterAll(() => system.stop())

const get = (address: string, options: RequestInit = {}) =>
  fetch(system.address + address, { redirect: 'manual', ...options })
const asFunction = async (call: string) =>
  (await get(`/api/blog/posts?category=${encodeURIComponent(call)}`)).json()

describe('a request', () => {
  it('invokes the function of its route, with payload format 2.0', async () => {
    const { name, event } = await (
      await get('/api/treatment-pages/how-we-help/a/b%20c?page=2&other=1')
    ).json()
    expect(name).toBe('publicReads')
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/treatment-pages/{category}/{path+}',
      pathParameters: { category: 'how-we-help', path: 'a/b c' },
      rawQueryString: 'page=2',
      requestContext: { http: { method: 'GET' } },
    })
    expect(event.headers.host).toMatch(/execute-api/)
    expect(event.stageVariables.hashKey).toMatch(/^[\w-]{43}$/)
    expect(event.headers[originHeader]).toMatch(/^[\w-]{43}$/)
    expect(event.headers[originHeader]).toBe(event.stageVariables.originSecret)
  })

  it('that matches no route invokes the function of the fallback', async () => {
    const { name, event } = await (await get('/api/nothing')).json()
    expect([name, event.routeKey]).toEqual(['publicReads', '$default'])
  })

  it("with a body carries the viewer's address and CloudFront's header, whatever the viewer claims", async () => {
    const response = await get('/api/client-errors', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-viewer-address': '10.9.9.9',
        [originHeader]: 'forged',
      },
      body: '{"a":1}',
    })
    const { event } = await response.json()
    expect(event).toMatchObject({
      body: '{"a":1}',
      isBase64Encoded: false,
      headers: { 'x-viewer-address': '127.0.0.1', [originHeader]: expect.stringMatching(/^[\w-]{43}$/) },
    })
  })

  it.each(['image/webp', 'application/x-www-form-urlencoded'])(
    'with a body of the type %s arrives in base64, and its cookies in a list',
    async (type) => {
      const response = await get('/api/service-pages/x', {
        method: 'PATCH',
        headers: { 'content-type': type, cookie: 'a=1; b=2' },
        body: new Uint8Array([0, 255]),
      })
      const { event } = await response.json()
      expect(event).toMatchObject({ body: 'AP8=', isBase64Encoded: true, cookies: ['a=1', 'b=2'] })
    },
  )
})

describe('an error', () => {
  it('of the API stays JSON with its own status', async () => {
    const response = await get('/api/reviews/none')
    expect([response.status, await response.json()]).toEqual([404, { message: 'none' }])
  })

  it('of a function that throws is a 500 without detail', async () => {
    const response = await get('/api/blog/posts?category=throw')
    expect([response.status, await response.json()]).toEqual([500, { message: 'Internal Server Error' }])
  })
})

describe('the table', () => {
  it('allows a function what its policy grants', async () => {
    expect(await asFunction('Query~DIRECTORY#post')).toMatchObject({ status: 200 })
  })

  it.each([
    'PutItem~POSTS',
    'DeleteItem~DIRECTORY#post',
    'Scan~',
    'Query~AUDIT#2026-11',
    'GetItem~DRAFT#post#post-1',
    'GetItem~MEMBERS',
  ])('denies a function everything else: %s', async (call) => {
    const denied = await asFunction(call)
    expect(denied).toMatchObject({ status: 400, __type: 'AccessDeniedException' })
    expect(denied.message).toMatch(
      /is not authorized to perform: dynamodb:\w+ on resource: arn:aws:dynamodb:/,
    )
  })

  it('refuses a request without an access key', async () => {
    const response = await fetch(system.endpoint, { method: 'POST', body: '{}' })
    expect([response.status, (await response.json()).__type]).toEqual([403, 'UnrecognizedClientException'])
  })
})

describe('files', () => {
  it('have the caching headers that they were deployed with', async () => {
    const asset = await get('/assets/start-abc.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript')
    const font = await get('/assets/letters-abc.woff2')
    expect(font.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(font.headers.get('content-type')).toBe('font/woff2')
  })

  it.each(['/favicon.svg', '/art/home.svg'])(
    'whose name stays in each release are revalidated after a minute: %s',
    async (address) => {
      const { headers } = await get(address)
      expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=86400')
      expect(headers.get('etag')).toBeTruthy()
    },
  )

  it('of the staff area are neither cached nor indexed', async () => {
    const { headers } = await get('/admin/service-pages')
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  })
})

it('after a deploy, files with an unchanged name show their new content, although the edge survives it', async () => {
  const deployFolder = temporaryFolder()
  const iconOf = async ({ address }: LocalSystem) => (await fetch(`${address}/favicon.svg`)).text()

  const before = await startSystem({ assembly, dataFolder: localPaths(deployFolder).data, port: 0 })
  await iconOf(before)
  await before.stop()
  const changed = emptyBuild(temporaryFolder())
  const icon = '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>'
  writeFileSync(path.join(changed.webFolder, 'favicon.svg'), icon)
  const after = await startBuilt(changed, { folder: deployFolder, port: 0 })
  expect(await iconOf(after)).toBe(icon)
  await after.stop()
})

it('behind a proxy, the site has its public address, and requests come from whom the proxy names', async () => {
  const own = temporaryFolder()
  const origin = 'https://clinic.example'
  const proxied = await startBuilt(emptyBuild(own), { folder: own, port: 0, origin })
  const template = readdirSync(localPaths(own).assembly).find((name) => name.endsWith('.template.json')) ?? ''
  const synthesized = readFileSync(path.join(localPaths(own).assembly, template), 'utf8')
  const addresses = Array.from(synthesized.matchAll(/"SITE_ADDRESS": *"([^"]+)"/g), ([, address]) => address)
  expect(new Set(addresses)).toEqual(new Set([origin]))
  const response = await fetch(`${proxied.address}/api/client-errors`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '192.0.2.1, 198.51.100.7', 'x-viewer-address': '192.0.2.1' },
  })
  const { event } = await response.json()
  expect(event.headers['x-viewer-address']).toBe('198.51.100.7')
  await proxied.stop()
})

it('a damaged file is restored at the next start', async () => {
  const damaged = temporaryFolder()
  const start = () => startSystem({ assembly, dataFolder: damaged, port: 0 })
  await (await start()).stop()
  const buckets = path.join(damaged, 'buckets')
  const [bucket = ''] = readdirSync(buckets).filter((name) => /-site[0-9a-f]+$/.test(name))
  truncateSync(path.join(buckets, bucket, 'favicon%2Esvg'))
  const restored = await start()
  expect((await fetch(`${restored.address}/favicon.svg`)).status).toBe(200)
  await restored.stop()
})

describe('data of which a part is lost', () => {
  const whole = temporaryFolder()
  const start = (dataFolder: string) => startSystem({ assembly, dataFolder, port: 0 })
  const put = async ({ endpoint, key }: LocalSystem, name: string, item: object) => {
    const store = openStore(name, clientConfig(endpoint, key))
    await putItem(store, { ...item })
    store.documents.destroy()
  }
  beforeAll(async () => {
    const first = await start(whole)
    const calls = readTables(readStack(assembly, () => '')).find(({ name }) => name !== first.tableName)
    await put(first, calls?.name ?? '', callRequestKeys.request('waiting'))
    await first.stop()
  })
  /** A copy of the data. */
  const copy = () => {
    const folder = temporaryFolder()
    cpSync(whole, folder, { recursive: true })
    return folder
  }
  const filesIn = (folder: string) => readdirSync(folder).sort()

  it.each([
    ['table', /\/table is missing, and .*deployed\.json shows .* Put a copy of .*\/table in its place/],
    ['buckets', /\/buckets is missing, and .*deployed\.json shows .* Put a copy of .*\/buckets in its place/],
    ['keys.json', /The keys in .*keys\.json are missing, and call requests cannot be opened .* Put a copy/],
  ])('is refused in a sentence without %s, and nothing begins anew', async (name, sentence) => {
    const folder = copy()
    rmSync(path.join(folder, name), { recursive: true })
    const before = filesIn(folder)
    for (const _ of [1, 2]) await expect(start(folder)).rejects.toThrow(sentence)
    expect(filesIn(folder)).toEqual(before)
    if (name === 'keys.json') return
    mkdirSync(path.join(folder, name))
    await expect(start(folder)).rejects.toThrow(sentence)
  })

  it('is served without keys that nothing was sealed with', async () => {
    const folder = temporaryFolder()
    await (await start(folder)).stop()
    rmSync(path.join(folder, 'keys.json'))
    await (await start(folder)).stop()
  })

  it('is refused in a sentence if a newer release wrote the table, and nothing changes', async () => {
    const folder = copy()
    const system = await start(folder)
    const format = { ...keys.format(), number: 99, leastReader: 99, instead: 'Start the newer release.' }
    await put(system, system.tableName, format)
    await system.stop()
    rmSync(dataFiles(folder).deploymentState)
    await expect(start(folder)).rejects.toThrow(
      /^The table has format 99, and this release reads formats up to \d\. Start the newer release\. Nothing was changed\.$/,
    )
    expect(existsSync(dataFiles(folder).deploymentState)).toBe(false)
  })
})

it('a release that cannot convert the table does not serve it', async () => {
  const folder = temporaryFolder()
  const built = emptyBuild(folder)
  const cannot =
    'export const handler = async () => { throw new Error("The document post/first cannot be converted.") }'
  writeFileSync(path.join(built.functionFolders.seedContent, 'index.mjs'), cannot)
  await expect(startBuilt(built, { folder, port: 0 })).rejects.toThrow(
    /The document post\/first cannot be converted\.\nThe table is not converted, so this release does not serve it\. Start the release before/,
  )
})

it('a second system on the same data is refused in a sentence', () =>
  expect(startSystem({ assembly, port: 0, dataFolder })).rejects.toThrow(
    /^The data folder .* is in use by another local system\.$/,
  ))

it('a port in use is refused in a sentence, and releases the data folder', async () => {
  const port = Number(new URL(system.address).port)
  const start = (chosenPort: number) =>
    startSystem({ assembly, port: chosenPort, dataFolder: path.join(folder, 'other') })
  await expect(start(port)).rejects.toThrow(
    `Port ${port} is in use; choose another with PORT=8081 npm start.`,
  )
  await (await start(0)).stop()
})
