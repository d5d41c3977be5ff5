import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { browserReads } from '../data/browserReads.ts'
import { makeQueryClient } from '../data/queryClient.ts'
import { isAppRoute } from '../enhancements/isAppRoute.ts'
import { startMapWhenNear } from '../enhancements/officeMap.ts'
import { excludeFromPrerendering } from '../enhancements/prerender.ts'
import { makeRouter } from '../routes.tsx'
import { makeAnnouncer } from './announce.ts'
import { followLinks, goTo } from './links.ts'
import { rememberScroll } from './rememberScroll.ts'
import { reportError } from './reportError.ts'

/** A page that takes longer shows that it is loading. */
const patience = 300

/**
 * Starts the app in the document. A page that came with its HTML stays as it stands, for everything in it is
 * native: the app draws from the first navigation on. A page without HTML is drawn at once, by its address.
 */
export async function startApp() {
  const rendered = document.documentElement.dataset.takeOver === 'navigate'
  const queryClient = makeQueryClient(browserReads)
  const router = makeRouter(queryClient, { startsWithNavigation: rendered })
  const announce = makeAnnouncer()
  const app = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  let first: Promise<void> | undefined
  const drawFirst = async () => {
    await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, patience))])
    draw(app)
    // Not before: the page that is to go would be announced in place of the one to come.
    router.subscribe('onResolved', announce)
    announce()
  }
  followLinks(router, async (url) => {
    if (first) {
      // The router hears of an address only once it has drawn: whoever is quicker waits for that.
      await first
      goTo(router, url)
      return
    }
    rememberScroll(router)
    goTo(router, url)
    first = drawFirst()
    await first
  })
  excludeFromPrerendering(isAppRoute)
  startMapWhenNear()
  if (!rendered) {
    first = drawFirst()
    await first
  }
}

function draw(app: React.ReactNode) {
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no element for the app')
  // The head of the page that was rendered gives way to the head of the page that is drawn; its title, which
  // a tab shows, once that has come.
  for (const element of document.head.querySelectorAll('[data-of-page]:not(title)')) element.remove()
  const root = createRoot(container, { onUncaughtError: reportError })
  flushSync(() => root.render(app))
}
