import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readInBrowser } from '../data/browserReads.ts'
import { queries } from '../data/queries.ts'
import { makeQueryClient } from '../data/queryClient.ts'
import { requestIdOf } from '../data/read.ts'
import { renderSite } from '../testing/renderSite.tsx'
import { FailureReference } from './FailureReference.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const failedRead = async (respond: () => Promise<Response>): Promise<Error> => {
  vi.stubGlobal('fetch', respond)
  return makeQueryClient(readInBrowser)
    .fetchQuery(queries.reviews())
    .catch((error) => error)
}
const textOf = (error: Error) =>
  render(<FailureReference requestId={requestIdOf(error)} />).container.textContent

test('a visitor can mention the request id of the read that failed', async () => {
  const error = await failedRead(
    async () => new Response('', { status: 503, headers: { 'x-request-id': 'abc-1' } }),
  )
  expect(textOf(error)).toBe('If you call us about this page, name abc-1')
})

test('a read without a response has no request id, also after one that had', async () => {
  await failedRead(async () => new Response('', { status: 503, headers: { 'x-request-id': 'abc-1' } }))
  expect(textOf(await failedRead(async () => Promise.reject(new TypeError('offline'))))).toBe('')
})

test.each([
  ['/', '/api/pages/home'],
  ['/what-we-treat', '/api/treatment-pages/what-we-treat'],
  ['/how-we-help/aftercare', '/api/treatment-pages/how-we-help/aftercare'],
  ['/sitemap', '/api/service-pages'],
] as const)('%s shows it too, where a failed read is null', async (path, url) => {
  await renderSite(path, { [url]: 503 })
  expect(screen.getAllByText('If you call us about this page, name abc-1')).not.toHaveLength(0)
})
