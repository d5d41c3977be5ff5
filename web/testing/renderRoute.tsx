import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { makeQueryClient } from '../data/queryClient.ts'
import { sanitizeHtml, setSanitizer } from '../data/sanitizeHtml.ts'
import { makeRouter } from '../public/routes.tsx'
import { resultOf } from './fakeResponses.ts'

/** The HTML of a public page as the renderer makes it, from these responses of the API. No response is a 404. */
export async function renderRoute(path: string, responseTo: (url: string) => unknown): Promise<string> {
  const queryClient = makeQueryClient((url) => resultOf(responseTo(url)))
  setSanitizer((html) => html)
  const router = makeRouter(queryClient, { history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  setSanitizer(sanitizeHtml)
  return html
}
