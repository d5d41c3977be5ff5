import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { makeQueryClient } from '../data/queryClient.ts'
import { rememberLogin } from '../pages/admin/loginFlag.ts'
import { makeStaffRouter } from '../pages/admin/staffRoutes.tsx'

/** What is answered to a method and an address: a page's HTML, JSON, a status with JSON, or one after the other. */
export type StaffResponse = string | object | { status: number; json?: unknown } | StaffResponse[]

/** A request as it was sent. */
export interface SentRequest {
  asked: string
  json: unknown
}

/** Where the screens have navigated to with a full load. */
export const navigate = vi.fn<(address: string) => void>()

/** Puts a staff screen on the screen, over an API that answers as told: `'PATCH /api/…'` to an answer. */
export async function renderStaff(path: string, told: Record<string, StaffResponse> = {}) {
  const sent: SentRequest[] = []
  const left = new Map(Object.entries(told).map(([asked, answer]) => [asked, [answer].flat()]))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const asked = `${method} ${url}`
    sent.push({ asked, json: typeof body === 'string' ? JSON.parse(body) : undefined })
    const answers = left.get(asked) ?? []
    return responseOf(answers.length > 1 ? answers.shift() : answers[0])
  })
  const queryClient = makeQueryClient({
    readUrl: async () => ({ failure: {} }),
    loadSanitizer: async () => (html) => html,
  })
  // The type of a router that is registered is the visitors' one.
  const router: AnyRouter = makeStaffRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...view, sent, router }
}

/** The same for somebody who has logged in. */
export function renderLoggedIn(path: string, told: Record<string, StaffResponse> = {}) {
  rememberLogin()
  return renderStaff(path, told)
}

function responseOf(answer: StaffResponse | undefined): Response {
  if (answer === undefined) return Response.json({ message: 'not told' }, { status: 404 })
  if (typeof answer === 'string') return new Response(answer)
  if (!Array.isArray(answer) && 'status' in answer && typeof answer.status === 'number') {
    const json = 'json' in answer ? JSON.stringify(answer.json) : null
    return new Response(answer.status === 204 ? null : json, { status: answer.status })
  }
  return Response.json(answer)
}

/** What browsers have and jsdom lacks. */
class NeverResized {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('ResizeObserver', NeverResized)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('location', Object.assign(new URL('http://localhost/admin'), { assign: navigate }))
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  navigate.mockReset()
  vi.unstubAllGlobals()
})
