import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { makeQueryClient } from '../data/queryClient.ts'
import type { ReadResult } from '../data/read.ts'
import { sanitizeHtml } from '../data/sanitizeHtml.ts'
import { makeRouter } from '../routes.tsx'

/**
 * What the API answers at an address: JSON, a status it fails with, `timeout` for an answer that does not come
 * within 10 seconds, `pending` for one that is still on its way.
 */
export type FakeResponse = object | string | number | null
export type FakeResponses = Record<string, FakeResponse>

/** What header and teaser ask for on every page. */
const layoutAnswers: FakeResponses = {
  '/api/service-pages': [],
  '/api/blog/posts?page=1': { posts: [], total: 0, pages: 0 },
}

/**
 * Puts the real routes at an address on the screen, over an API that answers as told; any other address
 * answers 404. Waits until the screen has loaded, unless an answer is `pending`.
 */
export async function renderSite(path: string, told: FakeResponses = {}) {
  const answers = { ...layoutAnswers, ...told }
  const asked: string[] = []
  const queryClient = makeQueryClient({
    readUrl: (url) => {
      asked.push(url)
      return answerOf(url in answers ? answers[url] : 404)
    },
    loadSanitizer: async () => sanitizeHtml,
  })
  const router = makeRouter(queryClient, { history: createMemoryHistory({ initialEntries: [path] }) })
  if (!Object.values(answers).includes('pending')) await router.load()
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...view, asked, router, queryClient }
}

async function answerOf(answer: FakeResponse | undefined): Promise<ReadResult> {
  if (answer === 'pending') return new Promise(() => undefined)
  if (answer === 'timeout') return { failure: {} }
  if (typeof answer === 'number') return { failure: { status: answer } }
  return { data: structuredClone(answer) }
}

/** What browsers have and jsdom lacks. */
class NeverNear {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NeverNear)
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
