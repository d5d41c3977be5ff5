import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { messages } from '#shared/messages.ts'
import { languageOf } from '#shared/pages.ts'
import type { RenderContext, Renderer } from '#shared/rendering.ts'
import { makeQueryClient } from '../data/queryClient.ts'
import { setSanitizer } from '../data/sanitizeHtml.ts'
import { makeRouter } from '../public/routes.tsx'
import { setSettings } from '../settings.ts'
import { documentOf } from './document.ts'

export const { renderPage, renderNotFound, renderShell }: Renderer = {
  async renderPage(address, context) {
    const { html, found } = await render(address, context)
    const { settings } = context
    return found ? documentOf(html, { settings, app: 'navigate', language: languageOf(address) }) : null
  },
  async renderNotFound(context) {
    const { html } = await render('/404-page-not-found', context)
    return documentOf(html, { settings: context.settings, app: 'mount' })
  },
  renderShell({ settings }) {
    return documentOf(`<p class="visually-hidden">${messages.loading}</p>`, { settings, app: 'staff' })
  },
}

async function render(address: string, { settings, readUrl, clean }: RenderContext) {
  setSettings(settings)
  setSanitizer(clean)
  const failures: unknown[] = []
  const queryClient = makeQueryClient(async (url) => {
    const data = await readUrl(url).catch((error: unknown) => {
      failures.push(error)
      throw error
    })
    return data === null ? { failure: { status: 404 } } : { data }
  })
  const router = makeRouter(queryClient, { history: createMemoryHistory({ initialEntries: [address] }) })
  try {
    await router.load()
    const failed = router.state.matches.find(({ status }) => status === 'error')
    if (failed) throw failed.error
    const html = renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    // In the browser, a page says that a read has failed. Visitors of a rendered page get its last HTML instead.
    if (failures.length > 0) throw failures[0]
    // React leaves out what throws: the nearest Suspense boundary, which is the router's, around the whole page.
    if (!html.includes('<main')) throw new Error(`The page at ${address} throws`)
    const found = router.state.matches.every(
      ({ routeId, status }) => routeId !== '/public/$' && status !== 'notFound',
    )
    return { html, found }
  } finally {
    queryClient.clear()
  }
}
