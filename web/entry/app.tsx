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

/** Milliseconds after which a loading screen shows that it is loading. */
const loadingDelay = 300

/** A page that came as HTML works without React, so it is not hydrated: the app renders on the first navigation. */
export async function startApp() {
  const rendersOnNavigation = isRenderedPage()
  const queryClient = makeQueryClient(readInBrowser)
  const router = makeRouter(queryClient, { startsWithNavigation: rendersOnNavigation })
  // Read in advance, so that a page that fails to load shows the clinic's phone numbers even without a connection.
  void queryClient.prefetchQuery(queries.site())
  router.subscribe('onBeforeLoad', ({ toLocation }) => markCurrentLinks(toLocation.pathname))
  const announcer = makeAnnouncer()
  document.addEventListener('site:loading', announcer.loading)
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  let firstRender: Promise<void> | undefined
  const renderFirst = async () => {
    // From here on, the router shows the page of the address. Until then, the script in the head of `index.html` opens it
    // as a document: after a reload, Back can lead to a page that the app had shown, for which the browser changes the
    // address only, even before other scripts run or a page has loaded.
    window.onpopstate = null
    // Handles Back until the router has rendered and subscribes `router.load` itself. The history keeps a function only
    // once, so this is a different function, which `stopListening` can remove.
    const stopListening = router.history.subscribe(() => router.load())
    const loaded = router.load()
    // The HTML of the 404 page has phone numbers, so it stays until the new page is complete.
    await (rendersOnNavigation
      ? Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, loadingDelay))])
      : loaded)
    render(app)
    stopListening()
    // Subscribed late, because an announcement before the first render would name the previous page.
    router.subscribe('onResolved', announcer.screen)
    document.addEventListener('site:loaded', announcer.screen)
    document.addEventListener('site:alerts', announcer.alerts)
    announcer.screen()
  }
  followLinks(router, async (url) => {
    if (firstRender) {
      // Before its first rendering, the router does not react to changes of the URL.
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
  // React adds the head of the new page. The old title stays until the new one is there.
  for (const element of document.head.querySelectorAll('[data-page]:not(title)')) element.remove()
  // Replaces React's default handlers, which write to the console.
  const root = createRoot(container, {
    onCaughtError: reportError,
    onUncaughtError: reportError,
    onRecoverableError: reportError,
  })
  flushSync(() => root.render(app))
}
