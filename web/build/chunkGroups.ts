/** By default the bundler makes a chunk of every module that two pages share: thirty requests for one screen. */
export const chunkGroups = [
  /** What runs on every page before the visitor does anything. It must not import from the other groups. */
  {
    name: 'start',
    test: /preload-helper|web\/(enhancements\/(?!isAppRoute)|entry\/(start|intent|loadApp|reportUncaught)|data\/reportError)|shared\/api\/urlOf/,
    priority: 3,
  },
  /** What arrives on intent, without the query observers that only the site map and the staff area use. */
  {
    name: 'app',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(router-core|react-router|history|react-store|store))\/|query-core\/(?!.*\/(queriesObserver|mutationObserver)\.)|react-query\/.*QueryClientProvider|web\/(data\/(browserReads|endpointQuery|queries|queryClient|read|loadScript|canOpenDocument)\.|routes\.|settings|entry\/(app|links|announce|rememberScroll)|enhancements\/isAppRoute|head\/removeRenderedTitle|layout\/(Region|renderedHtml|regions|PublicLayout|footer\/map\/startMapWhenNear)|ui\/(useCurrentPath|LoadingPage|lazyComponent|FailedPage|FailureReference|SectionBoundary))|shared\/(loading|pages|limits|failures|rules\/(excerpt|pageNumber))/,
    priority: 2,
  },
  /** What arrives on the first navigation. */
  {
    name: 'screens',
    test: /web\/(ui|content|head)\/|shared\/|lucide-react|react-query/,
    minShareCount: 2,
    priority: 1,
  },
]
