import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { previewFramePath } from '#shared/rendering.ts'
import { readInBrowser } from '../data/browserReads.ts'
import { queries } from '../data/queries.ts'
import { makeQueryClient } from '../data/queryClient.ts'
import { reportError } from '../data/reportError.ts'
import { makeStaffRouter } from '../staff/staffRoutes.tsx'

export async function startStaffApp() {
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no element for the app')
  if (location.pathname === previewFramePath) {
    const { startPreviewFrame } = await import('../staff/desk/editor/preview/frame/startPreviewFrame.tsx')
    startPreviewFrame(container)
    return
  }
  const queryClient = makeQueryClient(readInBrowser)
  // The registered type is for the public routes, so it does not fit this router.
  const router: AnyRouter = makeStaffRouter()
  // Every screen's title has the name of the clinic, so the facts are read first.
  await Promise.all([router.load(), queryClient.prefetchQuery(queries.site())])
  createRoot(container, { onUncaughtError: reportError, onRecoverableError: reportError }).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
