import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { makeQueryClient } from '../data/queryClient.ts'
import { appContainer } from '../public/layout/renderedPage.ts'
import { makeRouter } from '../public/routes.tsx'
import { type FakeResponse, type FakeResponses, layoutResponses, resultOf } from './fakeResponses.ts'

/** A test may have a clock of its own, which this timer ignores. */
const realTimeout = setTimeout

/** Any address without a response is a 404. Waits until the screen has loaded, unless a response is `pending`. */
export async function renderSite(path: string, responses: FakeResponses = {}) {
  const byUrl: Record<string, FakeResponse | undefined> = { ...layoutResponses, ...responses }
  const requests: string[] = []
  const queryClient = makeQueryClient((url) => {
    requests.push(url)
    return resultOf(byUrl[url])
  })
  const router = makeRouter(queryClient, { history: createMemoryHistory({ initialEntries: [path] }) })
  if (!Object.values(byUrl).includes('pending')) {
    await router.load()
    // The screen does not wait for what stands beside its content.
    while (queryClient.isFetching() > 0) await new Promise((resolve) => realTimeout(resolve))
  }
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { container: appContainer() ?? document.body.appendChild(document.createElement('div')) },
  )
  return { ...view, requests, router, queryClient }
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
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
