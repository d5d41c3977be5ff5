import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { ReadKey } from '#shared/api/typedReader.ts'
import type { UrlOf } from '#shared/api/urlOf.ts'
import { site } from '#shared/content/site.ts'
import { makeQueryClient } from '../data/queryClient.ts'
import type { ReadResult } from '../data/read.ts'
import { sanitizeHtml } from '../data/sanitizeHtml.ts'
import { appContainer } from '../public/layout/renderedPage.ts'
import { makeRouter } from '../public/routes.tsx'

/** JSON, an error status, `timeout` for no response within 10 seconds, `pending` for none yet. */
export type FakeResponse = object | string | number | null

/** Responses by address. An address that no endpoint has does not compile. */
export type FakeResponses = { [Url in UrlOf<ReadKey>]?: FakeResponse }

const layoutResponses: FakeResponses = {
  '/api/site': site,
  '/api/service-pages': [],
  '/api/blog/posts?page=1': { posts: [], total: 0, pages: 0 },
}

/** Any address without a response is a 404. Waits until the screen has loaded, unless a response is `pending`. */
export async function renderSite(path: string, responses: FakeResponses = {}) {
  const byUrl: Record<string, FakeResponse | undefined> = { ...layoutResponses, ...responses }
  const requests: string[] = []
  const queryClient = makeQueryClient({
    readUrl: (url) => {
      requests.push(url)
      return resultOf(byUrl[url])
    },
    loadSanitizer: async () => sanitizeHtml,
  })
  const router = makeRouter(queryClient, { history: createMemoryHistory({ initialEntries: [path] }) })
  if (!Object.values(byUrl).includes('pending')) await router.load()
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { container: appContainer() ?? document.body.appendChild(document.createElement('div')) },
  )
  return { ...view, requests, router, queryClient }
}

async function resultOf(response: FakeResponse = 404): Promise<ReadResult> {
  if (response === 'pending') return new Promise(() => undefined)
  if (response === 'timeout') return { failure: {} }
  if (typeof response === 'number') return { failure: { status: response, requestId: 'abc-1' } }
  return { data: structuredClone(response) }
}

/** jsdom has no layout, so nothing nears the viewport or changes its size. */
class IdleObserver {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', IdleObserver)
  vi.stubGlobal('ResizeObserver', IdleObserver)
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
