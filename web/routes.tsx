import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { pages } from '#shared/pages.ts'
import { pageNumberOf } from '#shared/rules/pagination.ts'
import { queries } from './data/queries.ts'
import { categoryOf, treatmentAt } from './data/treatmentAt.ts'
import { PublicLayout } from './layout/PublicLayout.tsx'
import { loadRegions } from './layout/regions.ts'
import { renderedHtml } from './layout/renderedHtml.ts'
import { remainingPages } from './pages/sitemap/remainingPages.ts'
import { LoadingPage } from './ui/LoadingPage.tsx'

/** What every loader can reach. */
export interface RouterContext {
  queryClient: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()()

/** Everything a visitor sees shares header, blog teaser and footer; staff pages have none of them. */
const publicLayout = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: PublicLayout,
  // A rendered page has its header and teaser already.
  loader: async ({ context: { queryClient } }) => {
    if (renderedHtml('header')) return
    await Promise.all([
      loadRegions(),
      queryClient.prefetchQuery(queries.servicePages()),
      queryClient.prefetchQuery(queries.newestPosts()),
    ])
  },
})
const parent = { getParentRoute: () => publicLayout }

const home = createRoute({
  ...parent,
  path: pages.home.path,
  loader: ({ context }) =>
    Promise.all([
      context.queryClient.prefetchQuery(queries.home()),
      context.queryClient.prefetchQuery(queries.reviews()),
    ]),
  component: lazyRouteComponent(() => import('./pages/home/HomePage.tsx'), 'HomePage'),
})

const contact = createRoute({
  ...parent,
  path: pages.contact.path,
  loader: ({ context }) => prefetchPage(context.queryClient, queries.contactPage()),
  component: lazyRouteComponent(() => import('./pages/contact/ContactPage.tsx'), 'ContactPage'),
})

const landing = {
  ...parent,
  loader: ({ context: { queryClient }, location }: Arrival) =>
    Promise.all([
      queryClient.prefetchQuery(queries.treatmentLanding(categoryOf(location.pathname))),
      queryClient.prefetchQuery(queries.servicePages()),
      queryClient.prefetchQuery(queries.reviews()),
    ]),
  component: lazyRouteComponent(() => import('./pages/landing/LandingPage.tsx'), 'LandingPage'),
}
const whatWeTreat = createRoute({ ...landing, path: pages.whatWeTreat.path })
const howWeHelp = createRoute({ ...landing, path: pages.howWeHelp.path })

const treatment = {
  ...parent,
  loader: async ({ context: { queryClient }, location }: Arrival) => {
    const question = treatmentAt(location.pathname.replace(/\/+$/, ''))
    await Promise.all([
      queryClient.prefetchQuery(question),
      queryClient.prefetchQuery(queries.servicePages()),
    ])
    const id = queryClient.getQueryData(question.queryKey)?.id
    if (id) await queryClient.prefetchQuery(queries.faqsOf(id))
  },
  component: lazyRouteComponent(() => import('./pages/treatment/TreatmentPage.tsx'), 'TreatmentPage'),
}
const condition = createRoute({ ...treatment, path: pages.condition.path })
const help = createRoute({ ...treatment, path: pages.help.path })
const nestedCondition = createRoute({ ...treatment, path: pages.nestedCondition.path })
const nestedHelp = createRoute({ ...treatment, path: pages.nestedHelp.path })

const blog = createRoute({
  ...parent,
  path: pages.blog.path,
  // The first page has no number, so that it has one address.
  validateSearch: ({ page }: { page?: unknown }): { page?: number | undefined } => ({
    page: pageNumberOf(page) > 1 ? pageNumberOf(page) : undefined,
  }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient }, deps: { page } }) => {
    const posts = queryClient.prefetchQuery(queries.posts(page))
    // In the browser the posts' places show at once; a rendered page waits for the posts themselves.
    return Promise.all([
      prefetchPage(queryClient, queries.blogPage()),
      typeof document === 'undefined' ? posts : undefined,
    ])
  },
  component: lazyRouteComponent(() => import('./pages/blog/BlogPage.tsx'), 'BlogPage'),
})

const post = createRoute({
  ...parent,
  path: pages.post.path,
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const question = queries.post(slug)
    await Promise.all([
      queryClient.prefetchQuery(question),
      queryClient.prefetchQuery(queries.servicePages()),
    ])
    const category = queryClient.getQueryData(question.queryKey)?.category
    if (category) await queryClient.prefetchQuery(queries.relatedPosts(category))
  },
  component: lazyRouteComponent(() => import('./pages/blog/PostPage.tsx'), 'PostPage'),
})

const faq = createRoute({
  ...parent,
  path: pages.faq.path,
  loader: ({ context: { queryClient } }) =>
    Promise.all([prefetchPage(queryClient, queries.faqPage()), queryClient.prefetchQuery(queries.faqs())]),
  component: lazyRouteComponent(() => import('./pages/faq/FaqPage.tsx'), 'FaqPage'),
})

const reviews = createRoute({
  ...parent,
  path: pages.reviews.path,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      prefetchPage(queryClient, queries.reviewsPage()),
      queryClient.prefetchQuery(queries.reviews()),
    ]),
  component: lazyRouteComponent(() => import('./pages/reviews/ReviewsPage.tsx'), 'ReviewsPage'),
})

const forms = createRoute({
  ...parent,
  path: pages.forms.path,
  component: lazyRouteComponent(() => import('./pages/forms/FormsPage.tsx'), 'FormsPage'),
})

const privacyPolicy = createRoute({
  ...parent,
  path: pages.privacyPolicy.path,
  component: lazyRouteComponent(() => import('./pages/privacy/PrivacyPage.tsx'), 'PrivacyPage'),
})

const sitemap = createRoute({
  ...parent,
  path: pages.siteMap.path,
  loader: async ({ context: { queryClient } }) => {
    const first = queries.allPosts()
    await Promise.all([queryClient.prefetchQuery(first), queryClient.prefetchQuery(queries.servicePages())])
    const pages = queryClient.getQueryData(first.queryKey)?.pages ?? 0
    await Promise.all(
      remainingPages(pages).map((number) => queryClient.prefetchQuery(queries.allPosts(number))),
    )
  },
  component: lazyRouteComponent(() => import('./pages/sitemap/SitemapPage.tsx'), 'SitemapPage'),
})

/** Any other address below the public layout: the not-found screen, with header and footer. */
const anythingElse = createRoute({
  ...parent,
  path: '$',
  component: lazyRouteComponent(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage'),
})

const routeTree = root.addChildren([
  publicLayout.addChildren([
    home,
    contact,
    whatWeTreat,
    howWeHelp,
    condition,
    help,
    nestedCondition,
    nestedHelp,
    blog,
    post,
    faq,
    reviews,
    forms,
    privacyPolicy,
    sitemap,
    anythingElse,
  ]),
])

/** What the loader of a treatment page is told. */
interface Arrival {
  context: RouterContext
  location: { pathname: string }
}

/** Reads a page's stored content, then what the content itself refers to. */
async function prefetchPage(client: QueryClient, question: ReturnType<typeof queries.faqPage>) {
  const [{ prefetchContent }] = await Promise.all([
    import('./content/prefetchContent.ts'),
    client.prefetchQuery(question),
  ])
  await prefetchContent(client, client.getQueryData(question.queryKey)?.content)
}

/**
 * The router over a query client. The browser gives it the address bar, the renderer a history of one address.
 * `placesFirstScreen`: the first screen it draws is one that a visitor went to, and starts at its top.
 */
export function makeRouter(
  queryClient: QueryClient,
  { history, placesFirstScreen = false }: { history?: RouterHistory; placesFirstScreen?: boolean } = {},
) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadDelay: 30,
    // The query client alone decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: LoadingPage,
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    // Its server half is an inline script, which the content security policy refuses.
    scrollRestoration: typeof document !== 'undefined' && (placesFirstScreen || afterFirstScreen()),
    trailingSlash: 'never',
  })
}

/** The browser has placed the first screen itself, and its visitor may have scrolled since: leave it where it is. */
function afterFirstScreen() {
  let first = true
  return () => {
    const place = !first
    first = false
    return place
  }
}

export type SiteRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
