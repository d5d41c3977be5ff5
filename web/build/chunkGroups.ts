/**
 * Which modules travel together, beside the chunk that each page and the map have of their own. By default the
 * bundler makes a file of every module that two pages share: thirty requests for one screen.
 */
export const chunkGroups = [
  /** What runs on every page before the visitor does anything. It must import nothing of the others. */
  {
    name: 'start',
    test: /preload-helper|web\/(enhancements\/(?!isAppRoute)|entry\/(start|intent|loadApp))/,
    priority: 3,
  },
  /**
   * What arrives at the first sign of intent: React, the router, reading data, the layout. Of the query library
   * not the observers that only the site map and the staff area use.
   */
  {
    name: 'app',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|react-store|store))\/|query-core\/(?!.*\/(queriesObserver|mutationObserver)\.)|react-query\/.*QueryClientProvider|web\/(data\/(browserReads|endpointQuery|queries|queryClient|read|reportError)\.|routes\.|settings|entry\/(app|links|announce|rememberScroll)|enhancements\/isAppRoute|layout\/(Region|renderedHtml|regions|PublicLayout|footer\/map\/startMapWhenNear)|ui\/(useCurrentPath|LoadingPage))|shared\/(api\/urlOf|pages|limits|failures|rules\/(excerpt|pageNumber))/,
    priority: 2,
  },
  /** What the screens are made of, for the first navigation and all after it. */
  {
    name: 'screens',
    test: /web\/(ui|content|head)\/|shared\/|lucide-react|react-query/,
    minShareCount: 2,
    priority: 1,
  },
]
