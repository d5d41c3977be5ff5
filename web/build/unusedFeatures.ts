import type { Plugin } from 'vite'

/** Modules that libraries import for features which the site does not use, each with its replacement. */
export const replacements: Readonly<Record<string, string>> = {
  // Every link is a plain anchor.
  '@tanstack/react-router/dist/esm/link.js':
    'const none = undefined; export { none as Link, none as composeHandlers, none as createLink, none as linkOptions, none as useLinkProps }',
  // Only servers render its script.
  '@tanstack/react-router/dist/esm/scroll-restoration.js': 'export const ScrollRestoration = () => null',
  // No query loads a list page by page.
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'const none = undefined; export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }',
  // No query suspends its component or throws its error.
  '@tanstack/react-query/build/modern/suspense.js':
    'const no = () => false; export { no as defaultThrowOnError, no as ensureSuspenseTimers, no as fetchOptimistic, no as shouldSuspend }',
  '@tanstack/react-query/build/modern/errorBoundaryUtils.js':
    'const no = () => false; export { no as ensurePreventErrorBoundaryRetry, no as getHasError, no as useClearResetErrorBoundary }',
  '@tanstack/react-query/build/modern/QueryErrorResetBoundary.js':
    'export const QueryErrorResetBoundary = undefined, useQueryErrorResetBoundary = () => undefined',
}

/** The cache that a query client creates. Staff change data: their app passes its client a real one. */
const emptyCache =
  'export class MutationCache { clear() {} findAll() { return [] } resumePausedMutations() { return Promise.resolve() } }'
const emptyCacheId = '\0empty-mutation-cache'

/** Visitors download 3 KB less of the router and the query client. */
export function unusedFeatures(): Plugin {
  return {
    name: 'clinic-unused-features',
    // Before Vite resolves the modules itself.
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId: (source, importer) =>
      source === './mutationCache.js' && importer?.endsWith('query-core/build/modern/queryClient.js')
        ? emptyCacheId
        : undefined,
    load(id) {
      if (id === emptyCacheId) return emptyCache
      return replacements[id.split('/node_modules/').at(-1) ?? '']
    },
  }
}
