import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { messages } from '#shared/messages.ts'
import type { RenderContext, Renderer } from '#shared/rendering.ts'
import { makeQueryClient } from '../data/queryClient.ts'
import { makeRouter } from '../routes.tsx'
import { setSettings } from '../settings.ts'
import { documentOf } from './document.ts'

/** The page renderer: the browser's own routes and queries, drawn to HTML over answers given in this process. */
export const { renderPage, renderNotFound, renderShell }: Renderer = {
  async renderPage(address, door) {
    const { html, found } = await draw(address, door)
    return found ? documentOf(html, { settings: door.settings, takeOver: 'navigate' }) : null
  },
  async renderNotFound(door) {
    const { html } = await draw('/404-page-not-found', door)
    return documentOf(html, { settings: door.settings, takeOver: 'mount' })
  },
  renderShell(door) {
    return documentOf(`<p class="visually-hidden">${messages.loading}</p>`, {
      settings: door.settings,
      takeOver: 'staff',
    })
  },
}

async function draw(address: string, door: RenderContext) {
  setSettings(door.settings)
  const queryClient = makeQueryClient({
    readUrl: async (url) => {
      const data = await door.readUrl(url)
      return data === null ? { failure: { status: 404 } } : { data }
    },
    memoize: door.memoize,
    loadSanitizer: async () => door.clean,
  })
  const router = makeRouter(queryClient, { history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const found = router.state.matches.every(
    ({ routeId, status }) => routeId !== '/public/$' && status !== 'notFound',
  )
  queryClient.clear()
  return { html, found }
}
