import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeQueryClient } from '../data/queryClient.ts'
import { readOverNetwork } from '../data/read.ts'
import { makeRouter } from '../routes.tsx'
import { announceNavigation } from './announce.ts'
import { followLinks } from './links.ts'
import { reportError } from './reportError.ts'

/** Starts the app in the document. */
export async function startApp() {
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no element for the app')
  const queryClient = makeQueryClient({
    readUrl: readOverNetwork,
    loadCleaner: async () => (await import('../data/cleanHtml.ts')).cleanHtml,
  })
  const router = makeRouter(queryClient)
  followLinks(router)
  announceNavigation(router)
  await router.load()
  createRoot(container, { onUncaughtError: reportError, onCaughtError: () => undefined }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
