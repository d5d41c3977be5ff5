import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { MediaImage } from '#shared/entities/media.ts'
import { keys, partitions } from '#shared/keys.ts'
import { allItems } from '../store/read.ts'
import { startDesk } from '../testing/desk.ts'
import { mockClient } from '../testing/mockClient.ts'
import { webp } from '../testing/webp.ts'
import { deleteUnusedImages } from './deleteUnusedImages.ts'

const desk = startDesk()
const bucket = mockClient(S3Client)
const landing = { kind: 'landing', id: 'how-we-help' }
const page = { kind: 'treatment', id: 'how-we-help.group-therapy' }
let pixels = 300

beforeEach(() => {
  vi.stubEnv('MEDIA_BUCKET', 'test-media')
  bucket.reset()
  bucket.on(PutObjectCommand).resolves({})
  bucket.on(DeleteObjectCommand).resolves({})
})

/** Each call uploads another image. */
async function upload(photo?: string): Promise<string> {
  const { json } = await desk.send('POST /api/media', {
    bytes: webp(pixels++, 300),
    query: photo ? `photo=${photo}` : '',
    headers: { 'content-type': 'image/webp' },
  })
  return z.object({ src: z.string() }).parse(json).src
}

async function images(): Promise<MediaImage[]> {
  const { json } = await desk.send('GET /api/admin/media')
  return z.object({ images: z.array(MediaImage) }).parse(json).images
}

const imageOf = async (src: string) =>
  (await images()).find(({ files }) => files.some((file) => file.src === src))

async function remove(src: string): Promise<number | undefined> {
  const params = { id: (await imageOf(src))?.id ?? '' }
  return (await desk.send('DELETE /api/admin/media/{id}', { params })).statusCode
}

async function save(name: { kind: string; id: string }, fields: object): Promise<number> {
  const current = await desk.find(name.kind === 'landing' ? 'landing' : 'treatment', name.id)
  const content = { ...(current.draft ?? current.published)?.content, ...fields }
  const json = { content, version: current.draft?.version ?? 0 }
  return (await desk.act('save', name, json)).draft?.version ?? 0
}

async function publishWith(name: { kind: string; id: string }, fields: object): Promise<void> {
  const version = await save(name, fields)
  await desk.act('publish', name, { version })
}

const ageUpload = (src: string) =>
  desk.store.documents.send(
    new UpdateCommand({
      TableName: desk.store.tableName,
      Key: keys.media(src),
      UpdateExpression: 'SET uploadedAt = :past',
      ExpressionAttributeValues: { ':past': '2020-01-01T00:00:00.000Z' },
    }),
  )

describe('the media library', () => {
  it('has every upload with its size and uploader, and the widths of one photo as one image', async () => {
    const [small, large] = [await upload('p-1'), await upload('p-1')]
    const image = await imageOf(small)
    expect(image?.files.map(({ src }) => src)).toEqual([small, large])
    expect(image?.files[0]).toMatchObject({ by: 'ana', height: 300, bytes: expect.any(Number) })
    expect(image?.uses).toEqual([])
  })

  it('counts an image with a focal point as shown, and says the point', async () => {
    const src = await upload()
    await publishWith(landing, { image1: `${src}#focus=30,20` })
    expect((await imageOf(src))?.uses).toMatchObject([{ id: landing.id, focus: { x: 30, y: 20 } }])
    expect(await remove(src)).toBe(409)
  })

  it('says which documents and drafts show an image, with its text for people who cannot see it [13.74]', async () => {
    const [main, inText] = [await upload(), await upload()]
    await publishWith(page, {
      image1: main,
      image1Alt: 'A bridge',
      text1: `<p>Look:</p><img src="${inText}" alt="A river">`,
    })
    await save(landing, { heroImage: main })
    const published = { kind: 'treatment', id: page.id, title: 'group therapy', isDraft: false }
    expect((await imageOf(inText))?.uses).toEqual([{ ...published, alt: 'A river' }])
    expect((await imageOf(main))?.uses).toEqual([
      { ...published, alt: 'A bridge' },
      { ...landing, title: 'How We Help', isDraft: true },
    ])
  })

  it('knows the image that Update Image has changed', async () => {
    const src = await upload()
    bucket.resolves({})
    const params = { id: page.id }
    await desk.send('PATCH /api/service-pages/{id}', { params, json: { image1: src } })
    expect((await imageOf(src))?.uses).toMatchObject([{ id: page.id }])
  })
})

describe('an image', () => {
  it('that nothing shows is deleted with its file, and the deletion is audited [13.77]', async () => {
    const src = await upload()
    expect(await remove(src)).toBe(204)
    expect(await imageOf(src)).toBeUndefined()
    expect(bucket.commandCalls(DeleteObjectCommand)[0]?.args[0].input.Key).toBe(src.slice(1))
    const month = new Date().toISOString().slice(0, 7)
    expect(await allItems(desk.store, partitions.audit(month))).toContainEqual(
      expect.objectContaining({ action: 'delete', by: 'ana', subject: expect.stringMatching(/^image\//) }),
    )
  })

  it('that a published document, a draft or an earlier version shows is not deleted [13.77]', async () => {
    const [published, draft] = [await upload(), await upload()]
    await publishWith(landing, { heroImage: published })
    expect(await remove(published)).toBe(409)
    await save(landing, { heroImage: draft })
    expect(await remove(draft)).toBe(409)
    await publishWith(landing, { heroImage: undefined })
    expect((await imageOf(published))?.uses).toEqual([])
    expect(await remove(published)).toBe(409)
    expect(await remove(draft)).toBe(204)
  })

  it('that a document in the bin shows is not deleted', async () => {
    const src = await upload()
    const { id } = await desk.create('post', { content: `<p>In the bin</p><img src="${src}" alt="A river">` })
    const params = { kind: 'post', id }
    expect((await imageOf(src))?.uses).toMatchObject([{ id }])
    await desk.tryTo('remove', params, { version: 1 })
    expect((await imageOf(src))?.uses).toEqual([])
    expect(await remove(src)).toBe(409)
  })

  it('that the history of Update Image has is not deleted [13.77]', async () => {
    const [first, second] = [await upload(), await upload()]
    bucket.resolves({})
    for (const image1 of [first, second])
      await desk.send('PATCH /api/service-pages/{id}', { params: { id: page.id }, json: { image1 } })
    expect((await imageOf(first))?.uses).toEqual([])
    expect(await remove(first)).toBe(409)
  })

  it('that nothing has shown for 30 days since its upload is deleted once a day, and no other one [13.78]', async () => {
    const [old, recent, used] = [await upload(), await upload(), await upload()]
    await publishWith(landing, { heroImage: used })
    for (const src of [old, used]) await ageUpload(src)
    await deleteUnusedImages(desk.store, Date.now())
    expect(await imageOf(old)).toBeUndefined()
    expect(await imageOf(recent)).toBeDefined()
    expect(await imageOf(used)).toBeDefined()
  })
})
