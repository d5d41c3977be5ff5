import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { readInBrowser } from '../data/browserReads.ts'
import { queries } from '../data/queries.ts'
import { makeQueryClient } from '../data/queryClient.ts'
import { reportError } from '../data/reportError.ts'
import { startMapWhenNear } from '../public/layout/footer/map/startMapWhenNear.ts'
import { appContainer, isRenderedPage } from '../public/layout/renderedPage.ts'
import { makeRouter } from '../public/routes.tsx'
import { makeAnnouncer, markCurrentLinks } from './announce.ts'
import { followLinks, goTo, isAppRoute } from './links.ts'
import { excludeFromPrerendering } from './prerender.ts'
import { rememberScroll } from './rememberScroll.ts'

/** Milliseconds after which a screen that is still loading says so. */
const loadingDelay = 300

/** A page that came as HTML is not hydrated, since everything in it is native: the app renders on the first navigation. */
export async function startApp() {
  const rendersOnNavigation = isRenderedPage()
  const queryClient = makeQueryClient(readInBrowser)
  const router = makeRouter(queryClient, { startsWithNavigation: rendersOnNavigation })
  // A page that cannot be loaded shows the clinic's phone numbers, also without a connection.
  void queryClient.prefetchQuery(queries.site())
  router.subscribe('onBeforeLoad', ({ toLocation }) => markCurrentLinks(toLocation.pathname))
  const announce = makeAnnouncer()
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  let firstRender: Promise<void> | undefined
  const renderFirst = async () => {
    // The router listens to Back itself once it has rendered: with `router.load`, which is subscribed only once.
    const stopListening = router.history.subscribe(() => router.load())
    const loaded = router.load()
    // The HTML of the 404 page, with its phone numbers, stays until the whole page can take its place.
    await (rendersOnNavigation
      ? Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, loadingDelay))])
      : loaded)
    render(app)
    stopListening()
    // An announcement before the first render would name the page that is being left.
    router.subscribe('onResolved', announce)
    announce()
  }
  followLinks(router, async (url) => {
    if (firstRender) {
      // The router does not react to a change of the address until it has rendered.
      await firstRender
      goTo(router, url)
      return
    }
    rememberScroll(router)
    goTo(router, url)
    firstRender = renderFirst()
    await firstRender
  })
  excludeFromPrerendering(isAppRoute)
  startMapWhenNear()
  if (!rendersOnNavigation) {
    firstRender = renderFirst()
    await firstRender
  }
}

function render(app: React.ReactNode) {
  const container = appContainer()
  if (!container) throw new Error('The page has no element for the app')
  // React adds the new page's head; the old title stays in the tab until the new one is there.
  for (const element of document.head.querySelectorAll('[data-page]:not(title)')) element.remove()
  // React's own handlers write to the console.
  const root = createRoot(container, {
    onCaughtError: reportError,
    onUncaughtError: reportError,
    onRecoverableError: reportError,
  })
  flushSync(() => root.render(app))
}
