import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { frame, jpeg, jpegOf } from '../testing/jpeg.ts'
import { mockClient } from '../testing/mockClient.ts'
import type { TestRequest } from '../testing/request.ts'
import { requestFromSite } from '../testing/staff.ts'
import { staffTable } from '../testing/staffTable.ts'
import { extendedWebp, lossyWebp, webp } from '../testing/webp.ts'

const key = 'POST /api/media'
const media = mockClient(S3Client)
const staff = staffTable()

beforeAll(() => void vi.stubEnv('MEDIA_BUCKET', 'test-media'))
beforeEach(() => {
  media.reset()
  media.on(PutObjectCommand).resolves({})
})

const upload = (bytes: Buffer | undefined, options: TestRequest = {}) =>
  requestFromSite(key, {
    cookies: [staff.cookie],
    ...options,
    ...(bytes ? { bytes } : {}),
    headers: { 'content-type': 'image/webp', ...options.headers },
  })

describe('POST /api/media', () => {
  it.each([
    ['lossless', webp(960, 640)],
    ['lossy', lossyWebp(960, 640)],
    ['transparent', extendedWebp({ width: 960, height: 640 }, { width: 960, height: 640 })],
    [
      'Chromium’s',
      extendedWebp({ width: 960, height: 640, flags: 0x30 }, { width: 960, height: 640 }, [
        { name: 'ICCP', data: Buffer.alloc(500) },
      ]),
    ],
  ])('stores a %s image under a name of its content, for a year', async (_, bytes) => {
    const response = await upload(bytes)
    expect(response).toMatchObject({
      statusCode: 200,
      json: {
        src: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.webp$/),
        width: 960,
        height: 640,
        bytes: bytes.length,
      },
    })
    expect(media.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
      Bucket: 'test-media',
      Key: expect.stringMatching(/^media\//),
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
    })
  })

  it('stores the JPEG of Safari without what Apple’s encoder writes beside the image [5.5]', async () => {
    const exif = Buffer.from('Exif\0\0MM\0*')
    const photoshop = Buffer.from('Photoshop 3.0\0 8BIM')
    const bytes = jpeg(960, 640, [
      [0xe1, exif],
      [0xed, photoshop],
      [0xfe, Buffer.from('a comment')],
    ])
    const plain = jpeg(960, 640)
    const response = await upload(bytes, { headers: { 'content-type': 'image/jpeg' } })
    expect(response).toMatchObject({
      statusCode: 200,
      json: {
        src: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/),
        ...{ width: 960, height: 640, bytes: plain.length },
      },
    })
    const { Body, ContentType } = media.commandCalls(PutObjectCommand)[0]?.args[0].input ?? {}
    expect(ContentType).toBe('image/jpeg')
    expect(plain.equals(Body as Buffer)).toBe(true) // The handler stores a buffer.
  })

  it('returns the same address for the same image only', async () => {
    const address = async (bytes: Buffer) => (await upload(bytes)).json
    expect(await address(webp(960, 640))).toEqual(await address(webp(960, 640)))
    expect(await address(webp(960, 641))).not.toEqual(await address(webp(960, 640)))
  })

  const good = webp(960, 640)
  const size = { width: 960, height: 640 }
  it.each([
    ['a JPEG cut off', jpeg(960, 640).subarray(0, -2), 400, /cut off/],
    ['a page after a JPEG', Buffer.concat([jpeg(960, 640), Buffer.from('<script>')]), 400, /cut off/],
    ['a JPEG in a JPEG', Buffer.concat([jpeg(960, 640), jpeg(960, 640)]), 400, /cut off/],
    ['a JPEG without a frame', jpegOf([[0xdb, Buffer.alloc(65)]]), 400, /not a JPEG/],
    ['a JPEG with two frames', jpeg(960, 640, [frame(960, 640)]), 400, /not a JPEG/],
    ['a lossless JPEG', jpegOf([frame(960, 640, 0xc3)]), 400, /not a JPEG/],
    ['a JPEG of 36 megapixels', jpeg(6_000, 6_000), 400, 'image: has more than 9000000 pixels'],
    ['an empty body', undefined, 400, 'body: must not be empty'],
    [
      'JSON that calls itself WebP',
      Buffer.from('{"image":1}'),
      400,
      'image: is neither a WebP nor a JPEG image',
    ],
    [
      'an SVG that calls itself WebP',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      400,
      'image: is neither a WebP nor a JPEG image',
    ],
    [
      'a PNG',
      Buffer.from('89504e470d0a1a0a'.padEnd(80, '0'), 'hex'),
      400,
      'image: is neither a WebP nor a JPEG image',
    ],
    ['a page after the end', Buffer.concat([good, Buffer.from('<script>')]), 400, /cut off/],
    ['an image cut off', good.subarray(0, -4), 400, /cut off/],
    ['an animation', webp(960, 640, [{ name: 'ANIM' }]), 400, /animated/],
    [
      'where it was taken',
      webp(960, 640, [{ name: 'EXIF', data: Buffer.from('gps') }]),
      400,
      /how it was taken/,
    ],
    [
      'a large color profile',
      extendedWebp(size, size, [{ name: 'ICCP', data: Buffer.alloc(4_097) }]),
      400,
      /color profile/,
    ],
    [
      'a color profile after the image',
      webp(960, 640, [{ name: 'ICCP', data: Buffer.from('late') }]),
      400,
      'image: is not a WebP image',
    ],
    ['XMP', webp(960, 640, [{ name: 'XMP ', data: Buffer.from('<x/>') }]), 400, /how it was taken/],
    ['a chunk that no image needs', webp(960, 640, [{ name: 'JUNK' }]), 400, 'image: is not a WebP image'],
    [
      'an unknown chunk in the canvas',
      extendedWebp(size, size, [{ name: 'EVIL' }]),
      400,
      'image: is not a WebP image',
    ],
    [
      'a canvas larger than its frame',
      extendedWebp({ width: 6_000, height: 6_000 }, size),
      400,
      'image: is not a WebP image',
    ],
    [
      'a canvas that announces metadata',
      extendedWebp({ ...size, flags: 0x18 }, size),
      400,
      'image: is not a WebP image',
    ],
    ['a file of 36 megapixels', webp(6_000, 6_000), 400, 'image: has more than 9000000 pixels'],
    ['a kilobyte of 6 megapixels', webp(3_000, 2_000), 400, 'image: has too little data for its size'],
    ['two images', webp(960, 640, [{ name: 'VP8L' }]), 400, 'image: is not a WebP image'],
    ['an image of 199 pixels', webp(960, 199), 400, 'image: is smaller than 200 pixels on a side'],
    ['an image of 6001 pixels', webp(6_001, 640), 400, 'image: is larger than 6000 pixels on a side'],
    ['2 MB and a byte', Buffer.alloc(apiLimits.upload.maxBytes + 1), 413, /larger than 2097152 bytes/],
  ])('refuses %s, and stores nothing', async (_, bytes, statusCode, message) => {
    const response = await upload(bytes)
    expect(response).toMatchObject({
      statusCode,
      json: { message: typeof message === 'string' ? message : expect.stringMatching(message) },
    })
    expect(media.calls()).toHaveLength(0)
  })

  it.each(['image/svg+xml', 'image/png', 'application/json', 'multipart/form-data', ''])(
    'refuses the content type "%s"',
    async (type) => {
      expect(await upload(good, { headers: { 'content-type': type } })).toMatchObject({ statusCode: 415 })
    },
  )
})
