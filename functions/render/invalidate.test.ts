import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockClient } from '../testing/mockClient.ts'
import { everyObject, everyResponse, invalidate } from './invalidate.ts'

const cloudFront = mockClient(CloudFrontClient)
beforeEach(() => {
  cloudFront.reset()
  cloudFront.on(CreateInvalidationCommand).resolves({})
  vi.stubEnv('AWS_REGION', 'us-east-1')
})

async function pathsOf(keys: readonly string[]) {
  await invalidate('EDGE', keys)
  const sent = cloudFront.commandCalls(CreateInvalidationCommand).map(({ args }) => args[0].input)
  return sent.flatMap(({ InvalidationBatch }) => InvalidationBatch?.Paths?.Items)
}
const pages = (count: number) => Array.from({ length: count }, (_, page) => `blog/${page}/index.html`)

test('a page is one path, which matches its address and its key', async () =>
  expect(await pathsOf(['blog/a/index.html', 'sitemap.xml'])).toEqual(['/blog/a*', '/sitemap.xml']))

test('the responses of the API are one path', async () =>
  expect(await pathsOf(['faq/index.html', ...everyResponse])).toEqual(['/faq*', '/api/*']))

test('more than ten pages with the responses of the API are one path', async () => {
  expect(await pathsOf([...pages(10), ...everyResponse])).toHaveLength(11)
  cloudFront.resetHistory()
  expect(await pathsOf([...pages(11), ...everyResponse])).toEqual(['/*'])
})

test('home, whose address begins all others, is one path', async () =>
  expect(await pathsOf(['index.html', 'faq/index.html'])).toEqual(['/*']))

test('everything is one path', async () => expect(await pathsOf(everyObject)).toEqual(['/*']))

test('a file with a hash in its name, and nothing, is no path', async () => {
  expect(await pathsOf(['assets/search-abc123.json'])).toEqual([])
  expect(await pathsOf([])).toEqual([])
})

const busy = Object.assign(new Error('Busy'), { name: 'TooManyInvalidationsInProgress' })

test('while too many invalidations are in progress, it waits and tries again [13.30]', async () => {
  cloudFront.on(CreateInvalidationCommand).rejectsOnce(busy).rejectsOnce(busy).resolves({})
  const pauses: number[] = []
  await invalidate('EDGE', ['faq/index.html'], async (pause) => pauses.push(pause))
  expect(pauses).toEqual([5_000, 5_000])
  expect(cloudFront.commandCalls(CreateInvalidationCommand)).toHaveLength(3)
})

test('it gives up after two minutes, and at once after another error', async () => {
  cloudFront.on(CreateInvalidationCommand).rejects(busy)
  let waited = 0
  const pause = async (time: number) => (waited += time)
  await expect(invalidate('EDGE', ['faq/index.html'], pause)).rejects.toThrow('Busy')
  expect(waited).toBe(120_000)
  cloudFront.on(CreateInvalidationCommand).rejects(new Error('Denied'))
  await expect(invalidate('EDGE', ['faq/index.html'], () => expect.fail('waits'))).rejects.toThrow('Denied')
})
