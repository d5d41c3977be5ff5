import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { RenderDoor, RenderedPage, Renderer } from '#shared/rendering.ts'
import { queries } from '../data/queries.ts'
import { makeQueryClient } from '../data/queryClient.ts'
import { makeRouter } from '../routes.tsx'
import { setSettings } from '../settings.ts'
import { documentOf } from './document.ts'
import { versionOf } from './version.ts'

/** The page renderer: the browser's own routes and queries, drawn to HTML over answers given in this process. */
export const { renderPage, renderNotFound, renderShell }: Renderer = {
  async renderPage(address, door) {
    const { html, answers, found } = await draw(address, door)
    if (!found) return null
    return pageOf(address, html, answers, door)
  },
  async renderNotFound(door) {
    const { html } = await draw('/404-page-not-found', door)
    return documentOf(html, { settings: door.settings, takeOver: 'mount' })
  },
  renderShell(door) {
    return documentOf('', { settings: door.settings, takeOver: 'staff' })
  },
}

function pageOf(address: string, html: string, answers: [string, unknown][], door: RenderDoor): RenderedPage {
  const version = versionOf(html)
  return {
    html: documentOf(html, { settings: door.settings, takeOver: 'hydrate', address, version }),
    data: JSON.stringify({ version, answers }),
  }
}

const teaserUrl = queries.newestPosts().queryKey[0]

async function draw(address: string, door: RenderDoor) {
  setSettings(door.settings)
  const queryClient = makeQueryClient({
    readUrl: async (url) => {
      const data = await door.readUrl(url)
      return data === null ? { failed: 404 } : { data }
    },
    loadCleaner: async () => door.clean,
  })
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const queries = queryClient.getQueryCache().getAll()
  const answers = queries
    // The teaser strip stands in the page and is not drawn again.
    .filter(({ queryKey, state }) => state.status === 'success' && queryKey[0] !== teaserUrl)
    .map(({ queryKey, state }): [string, unknown] => [String(queryKey[0]), state.data])
  const found = router.state.matches.every(
    ({ routeId, status }) => routeId !== '/public/$' && status !== 'notFound',
  )
  queryClient.clear()
  return { html, answers, found }
}
