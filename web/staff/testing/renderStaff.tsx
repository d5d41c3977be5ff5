import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import type { UrlOf } from '#shared/api/urlOf.ts'
import { site } from '#shared/content/site.ts'
import type { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { queries } from '../../data/queries.ts'
import { makeQueryClient } from '../../data/queryClient.ts'
import { rememberLogin } from '../loginFlag.ts'
import { openScreen } from '../openScreen.ts'
import { makeStaffRouter } from '../staffRoutes.tsx'

/** A response: HTML, JSON, a status with JSON, or several, one for each request. */
export type StaffResponse = string | object | { status: number; json?: unknown } | StaffResponse[]

/** Responses by method and address. An API address that no endpoint has does not compile. */
type StaffResponses = { [Request in ApiRequest<EndpointKey> | `GET ${PublishedPath}`]?: StaffResponse }

type ApiRequest<Key extends EndpointKey> = Key extends `${infer Method} ${string}`
  ? `${Method} ${UrlOf<Key>}`
  : never

type PublishedPath = `/${TreatmentCategory}/${string}`

export interface SentRequest {
  /** A request such as `PATCH /api/service-pages/alcohol`. */
  request: string
  json: unknown
}

/** The screens that were opened. */
export const navigate = vi.mocked(openScreen)
vi.mock('../openScreen.ts', () => ({ openScreen: vi.fn() }))

/** Requests of the navigation on each screen: recorded where a test has a response for it. */
const navigationReads = ['GET /api/admin/call-requests', 'GET /api/admin/tasks']

/** Renders a staff screen over an API with these responses, by method and address, or with one for all of them. */
export async function renderStaff(
  path: string,
  responses: StaffResponses = {},
  respond?: () => Promise<Response>,
) {
  const sent: SentRequest[] = []
  const queues = new Map(Object.entries(responses).map(([request, response]) => [request, [response].flat()]))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = `${method} ${url}`
    const queue = queues.get(request) ?? []
    if (queue.length > 0 || !navigationReads.includes(request))
      sent.push({ request, json: typeof body === 'string' ? JSON.parse(body) : undefined })
    if (respond) return respond()
    return responseOf(queue.length > 1 ? queue.shift() : queue[0])
  })
  const queryClient = makeQueryClient(async (url) => {
    const [response] = queues.get(`GET ${url}`) ?? []
    if (url === '/api/site') return { data: site }
    return response === undefined ? { failure: {} } : { data: response }
  })
  // The registered router type is that of the public routes.
  const router: AnyRouter = makeStaffRouter(createMemoryHistory({ initialEntries: [path] }))
  await Promise.all([router.load(), queryClient.prefetchQuery(queries.site())])
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...view, sent, router, queryClient }
}

export function renderLoggedIn(...given: Parameters<typeof renderStaff>) {
  rememberLogin({ username: 'ana' })
  return renderStaff(...given)
}

function responseOf(response: StaffResponse | undefined): Response {
  if (response === undefined) return Response.json({ message: 'The test has no response' }, { status: 404 })
  if (typeof response === 'string') return new Response(response)
  if (!Array.isArray(response) && 'status' in response && typeof response.status === 'number') {
    const json = 'json' in response ? JSON.stringify(response.json) : null
    return new Response(response.status === 204 ? null : json, { status: response.status })
  }
  return Response.json(response)
}

/** jsdom has none. */
class ResizeObserverStub {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(globalThis, 'setTimeout')
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', vi.fn())
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
  // Otherwise the next test shows it again.
  toast.dismiss()
  // sonner removes a dismissed toast 200 ms later, even after its test, when the window is gone.
  for (const { value } of vi.mocked(setTimeout).mock.results) clearTimeout(value)
  vi.mocked(setTimeout).mockRestore()
})

/** Waits for a toast. A destructive one is an `error`. */
export const toastType = async (title: string): Promise<string | undefined> =>
  (await screen.findByText(title)).closest<HTMLElement>('[data-sonner-toast]')?.dataset.type

/** In the toast with this title, since a dismissed one stays for a moment. */
export const pressUndo = async (title: string): Promise<void> =>
  (await screen.findByText(title)).closest('[data-sonner-toast]')?.querySelector('button')?.click()
