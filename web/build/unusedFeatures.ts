import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Modules whose features the browser does not use, each with its replacement. */
export const replacements: Readonly<Record<string, string>> = {
  // Every link is a plain anchor.
  'node_modules/@tanstack/react-router/dist/esm/link.js':
    'const none = undefined; export { none as Link, none as composeHandlers, none as createLink, none as linkOptions, none as useLinkProps }',
  // Only servers render its script.
  'node_modules/@tanstack/react-router/dist/esm/scroll-restoration.js':
    'export const ScrollRestoration = () => null',
  // No query loads a list page by page.
  'node_modules/@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'const none = undefined; export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior }',
  // No query suspends its component or throws its error.
  'node_modules/@tanstack/react-query/build/modern/suspense.js':
    'const no = () => false; export { no as defaultThrowOnError, no as ensureSuspenseTimers, no as fetchOptimistic, no as shouldSuspend }',
  'node_modules/@tanstack/react-query/build/modern/errorBoundaryUtils.js':
    'const no = () => false; export { no as ensurePreventErrorBoundaryRetry, no as getHasError, no as useClearResetErrorBoundary }',
  'node_modules/@tanstack/react-query/build/modern/QueryErrorResetBoundary.js':
    'export const QueryErrorResetBoundary = undefined, useQueryErrorResetBoundary = () => undefined',
  // An icon has a size and a class; `base.css` has its other attributes.
  'node_modules/lucide-react/dist/esm/createLucideIcon.mjs': `
    import { createElement } from 'react'
    const createLucideIcon = ({ node }) => ({ size = 24, className = '', ...attributes }) =>
      createElement(
        'svg',
        { width: size, height: size, viewBox: '0 0 24 24', className: 'lucide ' + className, ...attributes },
        ...node.map(([tag, shape]) => createElement(tag, shape)),
      )
    export { createLucideIcon as default }`,
  // Search engines read it in the HTML of a page. The app shows the page of another address to a visitor only.
  'web/head/structuredData.ts':
    'const none = () => undefined, empty = () => []; export { none as blogPosting, none as breadcrumbList, none as clinic, empty as clinics, none as faqPage, none as medicalWebPage, none as website }',
  'web/head/StructuredData.tsx': 'export const StructuredData = () => null',
}

/** The cache that a query client creates. Staff change data: their app passes its client a real one. */
const emptyCache =
  'export class MutationCache { clear() {} findAll() { return [] } resumePausedMutations() { return Promise.resolve() } }'
const emptyCacheId = '\0empty-mutation-cache'

/** Static children need no keys, and their random texts do not compress. */
const iconKeys = /, key: "\w+"/g

/** Visitors download 7 KB less. */
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
      return replacements[relative(root, id)]
    },
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => code.replaceAll(iconKeys, ''),
    },
  }
}
