import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PageData } from '#shared/rendering.ts'
import { makeQueryClient } from '../data/queryClient.ts'
import { readOverNetwork } from '../data/read.ts'
import { makeRouter } from '../routes.tsx'
import { announceNavigation } from './announce.ts'
import { followLinks } from './links.ts'
import { reportError } from './reportError.ts'

/**
 * Starts the app in the document. With the answers that the page was drawn from it takes over the page's
 * HTML as it stands; without them, or when they belong to another version of the page, it draws the page anew.
 */
export async function takeOver(data: unknown) {
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no element for the app')
  const queryClient = makeQueryClient({
    readUrl: readOverNetwork,
    loadCleaner: async () => (await import('../data/cleanHtml.ts')).cleanHtml,
  })
  const hydrates = isDataOfThisPage(data) && fill(queryClient, data)
  const router = makeRouter(queryClient)
  // Without it the router wraps its screens in boundaries that the rendered page does not have.
  if (hydrates) router.ssr = { manifest: undefined }
  await router.load()
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  const options = { onUncaughtError: reportError, onRecoverableError: reportError }
  if (hydrates) hydrateRoot(container, app, options)
  else createRoot(container, options).render(app)
  followLinks(router)
  announceNavigation(router)
}

const isDataOfThisPage = (data: unknown): data is PageData =>
  typeof data === 'object' &&
  data !== null &&
  'version' in data &&
  data.version === document.documentElement.dataset.version &&
  'answers' in data &&
  Array.isArray(data.answers)

function fill(queryClient: QueryClient, { answers }: PageData): true {
  for (const [url, answer] of answers) queryClient.setQueryData([url], answer)
  return true
}
