import { HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { expect, it, vi } from 'vitest'
import { startDesk } from '../testing/desk.ts'
import { mockClient } from '../testing/mockClient.ts'

const desk = startDesk()
const s3 = mockClient(S3Client)
const file = (digit: string) => `/media/${digit.repeat(32)}.webp`

it('a document with an image that is not stored is not published, and its field is named [13.36]', async () => {
  vi.stubEnv('MEDIA_BUCKET', 'media')
  s3.on(HeadObjectCommand).resolves({})
  s3.on(HeadObjectCommand, { Bucket: 'media', Key: file('b').slice(1) }).rejects(
    new S3ServiceException({
      ...{ name: 'NotFound', message: '', $fault: 'client' },
      $metadata: { httpStatusCode: 404 },
    }),
  )
  const { published } = await desk.find('treatment', 'how-we-help.group-therapy')
  const params = { kind: 'treatment', id: 'how-we-help.group-therapy' }
  const publish = async (text1: string, version: number) => {
    const content = { ...published?.content, heroImage: file('a'), text1 }
    await desk.act('save', params, { content, version })
    const json = { version: version + 1 }
    return desk.tryTo('publish', params, json)
  }
  expect(await publish(`<p><img src="${file('b')}" alt="" /></p>`, 0)).toMatchObject({
    statusCode: 400,
    json: {
      issues: [
        { path: ['text1'], message: `shows an image that is not stored, ${file('b')}: choose it again` },
      ],
    },
  })
  expect(await publish(`<p><img src="${file('c')}" alt="" /></p>`, 1)).toMatchObject({ statusCode: 200 })
})
