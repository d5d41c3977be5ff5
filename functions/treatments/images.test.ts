import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import { DeskDocument, DocumentVersions } from '#shared/entities/documents.ts'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { keys } from '#shared/keys.ts'
import { readLock } from '../store/renderRequest.ts'
import type { Store } from '../store/store.ts'
import { updateItem } from '../store/write.ts'
import { type Engine, startEngine } from '../testing/engine.ts'
import { mockClient } from '../testing/mockClient.ts'
import { request, type TestRequest } from '../testing/request.ts'
import { fillTable } from '../testing/seedCopy.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'
import { createHandlerTable } from '../testing/table.ts'

const change = 'PATCH /api/service-pages/{id}'
const params = { id: 'how-we-help.group-therapy' }
const uploaded = `/media/${'ab'.repeat(16)}.webp`

const lambda = mockClient(LambdaClient)
const media = mockClient(S3Client)
let engine: Engine
let store: Store
let cookie: string

beforeAll(async () => {
  vi.stubEnv('MEDIA_BUCKET', 'test-media')
  vi.stubEnv('SITE_BUCKET', 'test-site')
  vi.stubEnv('RENDER_FUNCTION', 'test-render')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  engine = await startEngine()
  store = await createHandlerTable(engine)
  await fillTable(store)
  await addMember(store, 'ana', 'twelve characters')
  cookie = await logIn('ana', 'twelve characters')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await engine.stop()
})
beforeEach(() => {
  lambda.reset()
  lambda.on(InvokeCommand).resolves({ StatusCode: 202 })
  media.reset()
  media.on(HeadObjectCommand).rejects(missing())
  media.on(HeadObjectCommand, { Bucket: 'test-media', Key: uploaded.slice(1) }).resolves({})
  for (const name of ['a', 'b', 'c', 'd'])
    media.on(HeadObjectCommand, { Bucket: 'test-site', Key: `art/${name}.svg` }).resolves({})
})

const missing = () =>
  new S3ServiceException({
    name: '403',
    $fault: 'client',
    message: 'UnknownError',
    $metadata: { httpStatusCode: 403 },
  })
const save = (json: unknown, at = params) => requestFromSite(change, { params: at, json, cookies: [cookie] })
const pageNow = async ({ id } = params) => {
  const { json } = await request('GET /api/admin/service-pages', { cookies: [cookie] })
  return z
    .array(ServicePage)
    .parse(json)
    .find((page) => page.id === id)
}
const document = { kind: 'treatment', id: params.id }
const desk = async (key: EndpointKey, options: TestRequest = {}) => {
  const { json, statusCode } = await requestFromSite(key, { params: document, cookies: [cookie], ...options })
  if (statusCode !== 200) throw new Error(`${key} responds ${statusCode}: ${JSON.stringify(json)}`)
  return json
}
const findPage = async () => DeskDocument.parse(await desk('GET /api/admin/documents/{kind}/{id}'))
const versions = async () =>
  DocumentVersions.parse(await desk('GET /api/admin/documents/{kind}/{id}/versions')).versions
const saveDraft = (json: object) => desk('PUT /api/admin/documents/{kind}/{id}/draft', { json })
const publish = (json: object) => desk('POST /api/admin/documents/{kind}/{id}/publish', { json })

describe('PATCH /api/service-pages/{id}', () => {
  it('changes the image and the version, which staff and visitors see at once [7.8]', async () => {
    const response = await save({ image1: uploaded, image1Alt: 'A circle of chairs', version: 1 })
    expect(response).toMatchObject({
      statusCode: 200,
      headers: { 'cache-control': 'no-store' },
      json: { id: params.id, image1: uploaded, image1Alt: 'A circle of chairs', version: 2 },
    })
    expect(await pageNow()).toEqual(response.json)
    const { json } = await request('GET /api/treatment-pages/{category}/{path+}', {
      params: { category: 'how-we-help', path: 'group-therapy' },
    })
    expect(json).toMatchObject({ image1: uploaded, text1: '<p>About group therapy</p>' })
    expect(json).not.toHaveProperty('history')
  })

  it('removes the alternative text and the sources of the image before', async () => {
    const sources = [{ src: uploaded, width: 480 }]
    await save({ image1: uploaded, image1Alt: 'Chairs', image1Sources: sources })
    expect(await pageNow()).toMatchObject({ image1Sources: sources })
    const { json } = await save({ image1: '/art/d.svg', image1Alt: '' })
    expect(json).not.toHaveProperty('image1Alt')
    expect(json).not.toHaveProperty('image1Sources')
  })

  it('requests a rendering and does not wait for it', async () => {
    await save({ image1: '/art/a.svg' })
    const [call] = lambda.commandCalls(InvokeCommand)
    expect(call?.args[0].input).toMatchObject({ FunctionName: 'test-render', InvocationType: 'Event' })
    const lock = await readLock(store)
    expect(lock.changed).toContain(`treatment/${params.id}`)
    expect(JSON.parse(String(call?.args[0].input.Payload))).toMatchObject({
      onlyRequested: true,
      reason: 'change',
    })
  })

  it('saves even when no rendering can be requested, and logs that', async () => {
    lambda.on(InvokeCommand).rejects(new Error('gone'))
    expect(await save({ image1: '/art/b.svg' })).toMatchObject({ statusCode: 200 })
    expect(vi.mocked(process.stdout.write).mock.calls.flat().join('')).toContain('"rendererNotStarted":true')
  })

  it('with a stale version is a 409 with the current page, and changes nothing', async () => {
    const before = await pageNow()
    const response = await save({ image1: '/art/c.svg', version: 1 })
    expect(response).toMatchObject({
      statusCode: 409,
      json: { message: expect.any(String), requestId: 'test-request', current: before },
    })
    expect(await pageNow()).toEqual(before)
    expect(lambda.calls()).toHaveLength(0)
  })

  it('accepts one of two concurrent changes with the same version', async () => {
    const { version = 0 } = (await pageNow()) ?? {}
    const responses = await Promise.all(
      ['/art/c.svg', '/art/d.svg'].map((image1) => save({ image1, version })),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it.each([
    ['a script', { image1: 'javascript:alert(1)' }],
    ['a script in capitals with a break', { image1: 'JaVa\nscript:alert(1)' }],
    ['data', { image1: 'data:image/svg+xml,<svg onload=alert(1)>' }],
    ['an image of another website', { image1: 'https://images.example/a.jpg' }],
    ['plain http', { image1: 'http://images.example/a.jpg' }],
    ['an address without a protocol', { image1: '//evil.example/a.jpg' }],
    ['a backslash', { image1: '/\\evil.example/a.jpg' }],
    ['a file of the machine', { image1: 'file:///etc/passwd' }],
    ['markup', { image1: '/a"onerror="alert(1)' }],
    ['a password in the address', { image1: 'https://me:secret@images.example/a.jpg' }],
    ['a path out of the media folder', { image1: '/media/../app.html' }],
    ['a path out of the illustrations', { image1: '/art/../app.html' }],
    ['an escaped path out of it', { image1: '/media/%2e%2e/app.html' }],
    ['an image that was never uploaded', { image1: `/media/${'cd'.repeat(16)}.webp` }],
    ['another file in the media folder', { image1: '/media/a.svg' }],
    ['an illustration that the site does not have', { image1: '/art/missing.svg' }],
    ['a file that is no image', { image1: '/app.html' }],
    ['the media folder in capitals', { image1: `/MEDIA/${'ab'.repeat(16)}.webp` }],
    [
      'a width from elsewhere',
      { image1: uploaded, image1Sources: [{ src: 'https://a.example/b', width: 480 }] },
    ],
  ])('refuses %s, and nothing is stored [5.4]', async (_, json) => {
    const before = await pageNow()
    const send = vi.spyOn(store.documents, 'send')
    const response = await save(json)
    expect(response).toMatchObject({ statusCode: 400, json: { message: expect.any(String) } })
    const written = send.mock.calls.filter(([command]) =>
      [PutCommand, UpdateCommand].some((write) => command instanceof write),
    )
    expect(written).toEqual([])
    send.mockRestore()
    expect(await pageNow()).toEqual(before)
  })

  it.each([
    ['a stranger', {}, 401],
    ['a forged cookie', { cookies: [`__Host-session=${'x'.repeat(43)}`] }, 401],
  ])('by %s is refused, whatever its body [6.3]', async (_, options, statusCode) => {
    for (const json of [{ image1: '/art/a.svg' }, { image1: 'javascript:alert(1)' }]) {
      expect(await requestFromSite(change, { params, json, ...options })).toMatchObject({
        statusCode,
        json: { message: 'Please log in' },
      })
    }
  })
})

describe('a change of an image', () => {
  it('is a version of the page, which staff restore as any other one [7.8]', async () => {
    await save({ image1: '/art/a.svg' })
    await save({ image1: uploaded, image1Alt: 'Two' })
    const { version = 0 } = (await pageNow()) ?? {}
    const [last, before] = await versions()
    expect([last, before]).toMatchObject([
      { number: version, by: 'ana', action: 'published' },
      { number: version - 1, by: 'ana', action: 'published' },
    ])
    await publish({ version, restore: version - 1 })
    expect(await pageNow()).toMatchObject({ image1: '/art/a.svg', version: version + 1 })
    expect(await pageNow()).not.toHaveProperty('image1Alt')
  })

  it('is in the audit as a change of the image', async () => {
    await save({ image1: '/art/b.svg' })
    const from = new Date(Date.now() - 3_600_000).toISOString()
    const to = new Date(Date.now() + 3_600_000).toISOString()
    expect(await desk('GET /api/admin/audit', { query: `from=${from}&to=${to}` })).toMatchObject({
      records: expect.arrayContaining([
        expect.objectContaining({ by: 'ana', action: 'image', subject: `treatment/${params.id}` }),
      ]),
    })
  })

  it('leaves a draft that waits a draft, with the new image in it [7.8]', async () => {
    const { published } = await findPage()
    await saveDraft({ content: { ...published?.content, title: 'Not yet' }, version: 0 })
    expect(await save({ image1: uploaded, image1Alt: 'Chairs' })).toMatchObject({ statusCode: 200 })
    const { published: after, draft } = await findPage()
    expect(after?.content).toMatchObject({ title: 'group therapy', image1: uploaded })
    expect(draft).toMatchObject({
      version: 2,
      basedOn: after?.version,
      content: { title: 'Not yet', image1: uploaded, image1Alt: 'Chairs' },
    })
    await publish({ version: 2 })
    expect(await pageNow()).toMatchObject({ title: 'Not yet', image1: uploaded })
  })

  it('leaves a draft of an older version in conflict with what is published', async () => {
    const { published } = await findPage()
    const content = { ...published?.content, title: 'Later' }
    const { draft } = DeskDocument.parse(await saveDraft({ content, version: 0 }))
    const version = (draft?.version ?? 0) + 1
    // As an import of content leaves it.
    await updateItem(store, keys.draft('treatment', params.id), { set: { basedOn: 1 } })
    await save({ image1: '/art/a.svg' })
    expect((await findPage()).draft).toMatchObject({ version, basedOn: 1 })
    await desk('DELETE /api/admin/documents/{kind}/{id}/draft', { query: `version=${version}` })
  })
})
