import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouteComponent,
  type RouterHistory,
  stringifySearchWith,
  useRouterState,
} from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { contactFormResults } from '#shared/callRequests.ts'
import { type GuideKey, guides } from '#shared/content/linkLists.ts'
import type { PageName } from '#shared/entities/page.ts'
import type { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { type PageKey, pages } from '#shared/pages.ts'
import { loadScript, ScriptError } from '../data/loadScript.ts'
import { queries } from '../data/queries.ts'
import { type AnyQuery, inTime, type Read, readsOf } from '../data/reads.ts'
import { LoadingPage } from '../ui/LoadingPage.tsx'
import { lazyComponent } from '../ui/lazyComponent.ts'
import { pageNumberOf } from '../ui/pageNumber.ts'
import { pathOfLocation } from '../ui/useCurrentPath.ts'
import { prefetchHostedForm } from './contactForm/lazyHostedForm.ts'
import type { ContentPage } from './content/ContentScreen.tsx'
import { FailedPage } from './FailedPage.tsx'
import { hasTeaser } from './layout/hasTeaser.ts'
import { PublicLayout } from './layout/PublicLayout.tsx'
import { isRenderedPage } from './layout/renderedPage.ts'
import { loadSlots } from './layout/slots.ts'
import { remainingPages } from './pages/sitemap/remainingPages.ts'

interface RouterContext {
  queryClient: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()()

const publicLayout = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: PublicLayout,
  loader: async ({ context, location: { pathname } }) => {
    const teaser = hasTeaser(pathname) ? [queries.newestPosts()] : []
    // A rendered page already has its header and teaser, so it must not wait for them.
    const header = isRenderedPage()
      ? []
      : [loadSlots(), prefetchBeside(context, queries.servicePages(), ...teaser)]
    await Promise.all([requireSite(context), prefetchHostedForm(), ...header])
  },
})
const parent = { getParentRoute: () => publicLayout }

/** Reads all that a page shows, so that nothing moves once it stands. */
type Loader = (read: Read, page: { location: { pathname: string } }) => Promise<unknown>

/** An alert may be for this page only. Late, it would push the page down; if it cannot be read, the document has it. */
const readsOfPage = (context: RouterContext, load: (read: Read) => Promise<unknown>) =>
  readsOf(context, (read) => Promise.all([read(queries.alerts()), load(read)]))

const pageAt = (path: string, component: RouteComponent, loader: Loader = async () => undefined): AnyRoute =>
  createRoute({
    ...parent,
    path,
    component,
    loader: ({ context, location }) => readsOfPage(context, (read) => loader(read, { location })),
  })

const landingPage = lazyComponent(() => import('./pages/landing/LandingPage.tsx'), 'LandingPage')
const landing = ({ path, category }: { path: string; category: TreatmentCategory }): AnyRoute =>
  pageAt(path, landingPage, (read) =>
    Promise.all([
      read(queries.treatmentLanding(category)),
      read(queries.servicePages()),
      read(queries.reviews()),
    ]),
  )

const treatmentPage = lazyComponent(() => import('./pages/treatment/TreatmentPage.tsx'), 'TreatmentPage')
const treatment = ({ path }: { path: string }): AnyRoute =>
  pageAt(path, treatmentPage, async (read, { location }) => {
    const address = pathOfLocation(location)
    const pageAndFaqs = async () => {
      const page = await read(queries.treatmentPage(address.slice(1)))
      if (page) await read(queries.faqsOf(page.id))
    }
    await Promise.all([pageAndFaqs(), read(queries.servicePages()), prefetchUrgentHelp(address)])
  })

const contentPage = (
  { path, content }: ContentPage,
  component: RouteComponent,
  ...others: (() => AnyQuery)[]
): AnyRoute =>
  pageAt(path, component, (read) =>
    Promise.all([readWithContent(read, content), ...others.map((other) => read(other()))]),
  )

const guidePage = lazyComponent(() => import('./pages/guide/GuidePage.tsx'), 'GuidePage')
const guideRoutes = Object.fromEntries(
  guides.map((key) => [key, contentPage(pages[key], guidePage)]),
) as Record<GuideKey, AnyRoute> // Every guide is in it.

const homePage = lazyComponent(() => import('./pages/home/HomePage.tsx'), 'HomePage')
const contactPage = lazyComponent(() => import('./pages/contact/ContactPage.tsx'), 'ContactPage')
const faqPage = lazyComponent(() => import('./pages/faq/FaqPage.tsx'), 'FaqPage')
const reviewsPage = lazyComponent(() => import('./pages/reviews/ReviewsPage.tsx'), 'ReviewsPage')
const teamPage = lazyComponent(() => import('./pages/team/TeamPage.tsx'), 'TeamPage')
const rightsPage = lazyComponent(() => import('./pages/rights/RightsPage.tsx'), 'RightsPage')
const selfChecksPage = lazyComponent(() => import('./pages/selfChecks/SelfChecksPage.tsx'), 'SelfChecksPage')
const officePage = lazyComponent(() => import('./pages/guide/OfficePage.tsx'), 'OfficePage')
const formsPage = lazyComponent(() => import('./pages/forms/FormsPage.tsx'), 'FormsPage')
const privacyPage = lazyComponent(() => import('./pages/privacy/PrivacyPage.tsx'), 'PrivacyPage')
const notFoundPage = lazyComponent(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage')
const siteMapPage = lazyComponent(() => import('./pages/sitemap/SitemapPage.tsx'), 'SitemapPage')
const searchPage = lazyComponent(() => import('./pages/search/SearchPage.tsx'), 'SearchPage')
const spanishPage = lazyComponent(() => import('./pages/spanish/SpanishPage.tsx'), 'SpanishPage')
const spanishGuidePage = lazyComponent(() => import('./pages/spanish/SpanishPage.tsx'), 'SpanishGuidePage')

const routes = {
  home: contentPage(pages.home, homePage, queries.reviews),
  contact: contentPage(pages.contact, contactPage),
  whatWeTreat: landing(pages.whatWeTreat),
  howWeHelp: landing(pages.howWeHelp),
  condition: treatment(pages.condition),
  nestedCondition: treatment(pages.nestedCondition),
  help: treatment(pages.help),
  nestedHelp: treatment(pages.nestedHelp),
  blog: createRoute({
    ...parent,
    path: pages.blog.path,
    // The first page of the list has no number, so that it has only one address.
    validateSearch: ({ page }: { page?: unknown }): { page?: number | undefined } => ({
      page: pageNumberOf(page) > 1 ? pageNumberOf(page) : undefined,
    }),
    loaderDeps: ({ search: { page = 1 } }) => ({ page }),
    loader: ({ context, deps: { page } }) =>
      readsOfPage(context, (read) =>
        Promise.all([readWithContent(read, pages.blog.content), read(queries.posts(page))]),
      ),
    component: lazyComponent(() => import('./pages/blog/BlogPage.tsx'), 'BlogPage'),
  }),
  post: createRoute({
    ...parent,
    path: pages.post.path,
    loader: ({ context, params: { slug }, location }) =>
      readsOfPage(context, async (read) => {
        const postAndRelated = async () => {
          const post = await read(queries.post(slug))
          if (post?.category) await read(queries.relatedPosts(post.category))
        }
        await Promise.all([
          postAndRelated(),
          read(queries.servicePages()),
          prefetchUrgentHelp(location.pathname),
        ])
      }),
    component: lazyComponent(() => import('./pages/blog/PostPage.tsx'), 'PostPage'),
  }),
  faq: contentPage(pages.faq, faqPage, queries.faqs, queries.servicePages),
  reviews: contentPage(pages.reviews, reviewsPage, queries.reviews),
  forms: pageAt(pages.forms.path, formsPage),
  privacyPolicy: pageAt(pages.privacyPolicy.path, privacyPage),
  siteMap: pageAt(pages.siteMap.path, siteMapPage, async (read) => {
    const [first] = await Promise.all([read(queries.allPosts()), read(queries.servicePages())])
    await Promise.all(remainingPages(first?.pages ?? 0).map((page) => read(queries.allPosts(page))))
  }),
  ...guideRoutes,
  team: contentPage(pages.team, teamPage, queries.teamMembers),
  yourRights: contentPage(pages.yourRights, rightsPage),
  selfChecks: contentPage(pages.selfChecks, selfChecksPage),
  office: contentPage(pages.office, officePage),
  spanish: contentPage(pages.spanish, spanishPage),
  spanishGuide: contentPage(pages.spanishGuide, spanishGuidePage),
  search: pageAt(pages.search.path, searchPage, (read) => read(queries.servicePages())),
} satisfies Record<PageKey, AnyRoute>

const callResults = () => import('./contactForm/CallResultPages.tsx')

/** Not in the table of pages, because no page links to these. */
const resultsOfForms = [
  pageAt(contactFormResults.success, lazyComponent(callResults, 'ReceivedPage')),
  pageAt(contactFormResults.problem, lazyComponent(callResults, 'RefusedPage')),
]

/** A child of the public layout, so that the not-found screen has header and footer. */
const anyOtherAddress = pageAt('$', notFoundPage)

const routeTree = root.addChildren([
  publicLayout.addChildren([...Object.values(routes), ...resultsOfForms, anyOtherAddress]),
])

/** Reads data for parts beside a page. If a read is late, the browser shows placeholders. */
const prefetchBeside = ({ queryClient }: RouterContext, ...all: AnyQuery[]): Promise<void> =>
  inTime(Promise.all(all.map((query) => queryClient.prefetchQuery(query))))

/** Every page needs the clinic's facts. If they cannot be read, the browser opens the page as a document. */
async function requireSite({ queryClient }: RouterContext): Promise<void> {
  const query = queries.site()
  await inTime(queryClient.prefetchQuery(query))
  if (!queryClient.getQueryData(query.queryKey))
    throw new ScriptError('The facts of the clinic could not be read')
}

async function readWithContent(read: Read, name: PageName): Promise<void> {
  const [{ prefetchContent }, page] = await Promise.all([
    loadScript(() => import('./content/prefetchContent.ts')),
    read(queries.page(name)),
  ])
  await prefetchContent(page?.content, read)
}

async function prefetchUrgentHelp(path: string): Promise<void> {
  const urgentHelp = await loadScript(() => import('./content/UrgentHelp.tsx'))
  await urgentHelp.prefetchUrgentHelp(path)
}

/** `startsWithNavigation`: the router's first screen follows a navigation, so it starts at its top. */
export function makeRouter(
  queryClient: QueryClient,
  { history, startsWithNavigation = false }: { history?: RouterHistory; startsWithNavigation?: boolean } = {},
) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    // By default, the router would parse JSON, numbers and lists in URLs.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: stringifySearchWith(String),
    // The query client decides about freshness.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailedPage,
    // Only in the browser: if a page throws, the renderer would publish the pending component.
    ...(typeof document === 'undefined'
      ? {}
      : { defaultPendingComponent: LoadingPage, InnerWrap: WithScreen }),
    defaultPendingMs: 300,
    defaultPendingMinMs: 200,
    // Not in the renderer, because the content security policy refuses the inline script that this renders there.
    scrollRestoration: typeof document !== 'undefined' && (startsWithNavigation || exceptFirstScreen()),
  })
}

/** Shows a loading page until the router has a screen, because the router would render nothing. */
function WithScreen({ children }: { children: ReactElement }): ReactElement {
  const hasScreen = useRouterState({ select: ({ matches }) => matches.length > 0 })
  return (
    <>
      {children}
      {!hasScreen && <LoadingPage />}
    </>
  )
}

/** Not for the first screen, which the browser has positioned, and on which the visitor may have scrolled since. */
function exceptFirstScreen() {
  let first = true
  return () => {
    const restores = !first
    first = false
    return restores
  }
}

export type SiteRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
