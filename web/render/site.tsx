import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { messages } from '#shared/messages.ts'
import { languageOf, pages } from '#shared/pages.ts'
import type { RenderContext, Renderer } from '#shared/rendering.ts'
import { oldestBrowsers } from '../browsers.ts'
import { makeQueryClient } from '../data/queryClient.ts'
import { setSanitizer } from '../data/sanitizeHtml.ts'
import { Slot } from '../public/layout/Slot.tsx'
import { InsertsSlots } from '../public/layout/slots.ts'
import { makeRouter } from '../public/routes.tsx'
import { setSettings } from '../settings.ts'
import { documentOf } from './document.ts'
import { slotsOf } from './pageSlots.ts'
import { parsedHtml } from './parsedHtml.ts'

export const { renderPage, renderNotFound, renderShell }: Renderer = {
  async renderPage(address, context) {
    const { page, slots, found } = await render(address, context)
    const { settings } = context
    return found
      ? documentOf(page, { settings, app: 'navigate', slots, language: languageOf(address) })
      : null
  },
  async renderNotFound(context) {
    // All unknown addresses get this one document. Pages below the blog have no teaser, so the app adds it elsewhere.
    const { page, slots } = await render(`${pages.blog.path}/not/found`, context)
    return documentOf(page, { settings: context.settings, app: 'mount', slots })
  },
  renderShell({ settings }) {
    return documentOf(
      parsedHtml(
        `<p class="visually-hidden">${messages.loading}</p><p id="older-browser" hidden>${deskBrowsers}</p>`,
      ),
      { settings, app: 'staff' },
    )
  },
}

const { safari, chrome, firefox } = oldestBrowsers.desk
const deskBrowsers = `The staff area needs Safari ${safari}, Chrome or Edge ${chrome}, Firefox ${firefox}, or a later version of one of them.`

async function render(address: string, context: RenderContext) {
  const { settings, read, clean } = context
  setSettings(settings)
  setSanitizer(clean)
  const failures: unknown[] = []
  const queryClient = makeQueryClient(
    async (_url, _signal, request) => {
      const data = await read(request).catch((error: unknown) => {
        failures.push(error)
        throw error
      })
      return data === null ? { failure: { status: 404 } } : { data }
    },
    { isComplete: true },
  )
  const router = makeRouter(queryClient, { history: createMemoryHistory({ initialEntries: [address] }) })
  // Pages share the slots, so these are rendered where no link is that of the current page.
  const noPage = makeRouter(queryClient, { history: createMemoryHistory({ initialEntries: ['/-'] }) })
  try {
    await router.load()
    const failed = router.state.matches.find(({ status }) => status === 'error')
    if (failed) throw failed.error
    const page = parsedHtml(
      renderToStaticMarkup(
        <QueryClientProvider client={queryClient}>
          <InsertsSlots value={true}>
            <RouterProvider router={router} />
          </InsertsSlots>
        </QueryClientProvider>,
      ),
    )
    const slots = slotsOf(page, {
      path: router.state.location.pathname,
      rendered: context.slots,
      render: (name) =>
        renderToStaticMarkup(
          <QueryClientProvider client={queryClient}>
            <RouterContextProvider router={noPage}>
              <Slot name={name} />
            </RouterContextProvider>
          </QueryClientProvider>,
        ),
    })
    // The page would show the failed read. If rendering fails instead, visitors get the page's previous HTML.
    if (failures.length > 0) throw failures[0]
    // If a part throws, React leaves out the nearest Suspense boundary: the router's, which contains the page.
    if (!page.elements.some(({ name }) => name === 'main')) throw new Error(`The page at ${address} throws`)
    const found = router.state.matches.every(
      ({ routeId, status }) => routeId !== '/public/$' && status !== 'notFound',
    )
    return { page, slots, found }
  } finally {
    queryClient.clear()
  }
}
