import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lazyComponent } from '../ui/lazyComponent.ts'
import './controls.css'
import { isLoggedOut, readStaff } from '../data/staff/queries.ts'
import { sendAs } from '../data/write.ts'
import { DashboardPage } from './DashboardPage.tsx'
import { Door } from './desk/door/Door.tsx'
import { FailedScreen } from './FailedScreen.tsx'
import { forgetLogin, isLoggedIn, memberOfTab, rememberLogin } from './loginFlag.ts'
import { StaffNotFoundPage } from './logins/login/StaffNotFoundPage.tsx'
import { Session } from './Session.tsx'
import { StaffNavigation } from './StaffNavigation.tsx'
import screenStyles from './StaffScreen.module.css'
import { StaffScreen } from './StaffScreen.tsx'
import {
  allScreens,
  type DocumentScreen,
  firstScreens,
  orderPath,
  paths,
  type StaffScreenRow,
  staffScreens,
} from './screens.ts'
import { Toasts } from './ui/toasts.tsx'

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Toasts />
      <Door />
    </>
  ),
  notFoundComponent: StaffNotFoundPage,
})

// Loaded on demand, because staff are already logged in on most starts.
const LoginPage = lazyComponent(() => import('./logins/login/LoginPage.tsx'), 'LoginPage')

/** The only route that shows either a screen or the login form. (Specification, Routes.) */
const dashboard = createRoute({
  getParentRoute: () => root,
  path: paths.dashboard,
  beforeLoad: resumeLogin,
  loader: () => (isLoggedIn() ? undefined : LoginPage.preload?.()),
  component: () =>
    isLoggedIn() ? (
      <StaffFrame>
        <DashboardPage />
      </StaffFrame>
    ) : (
      <LoginPage />
    ),
})

const login = createRoute({ getParentRoute: () => root, path: paths.login, component: LoginPage })

/** The guard only leads staff to the login. The API checks access: it requires a session for every request. */
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: async () => {
    await resumeLogin()
    if (!isLoggedIn()) throw redirect({ href: paths.login, replace: true })
  },
  component: () => (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  ),
})

// Loaded on demand, so that the dashboard does not wait for the other screens.
const DocumentListPage = lazyComponent(() => import('./desk/list/DocumentListPage.tsx'), 'DocumentListPage')
const OrderPage = lazyComponent(() => import('./desk/order/OrderPage.tsx'), 'OrderPage')
const EditorPage = lazyComponent(() => import('./desk/editor/EditorPage.tsx'), 'EditorPage')
const EditAddressPage = lazyComponent(() => import('./editLink/EditAddressPage.tsx'), 'EditAddressPage')
const JoinPage = lazyComponent(() => import('./logins/members/JoinPage.tsx'), 'JoinPage')
const LinkPage = lazyComponent(() => import('./desk/discussion/LinkPage.tsx'), 'LinkPage')
const calls = () => import('./records/callRequests/CallRequestsPage.tsx')
const servicePages = () => import('./images/servicePages/ServicePagesPage.tsx')
const { readyToPublish, calendar, callRequests, team, account, activity, images, redirects, evidence, bin } =
  staffScreens
const otherScreens: readonly (readonly [StaffScreenRow, ReturnType<typeof lazyComponent>])[] = [
  [readyToPublish, lazyComponent(() => import('./desk/ready/ReadyPage.tsx'), 'ReadyPage')],
  [calendar, lazyComponent(() => import('./desk/calendar/CalendarPage.tsx'), 'CalendarPage')],
  [callRequests, lazyComponent(calls, 'CallRequestsPage')],
  [staffScreens.servicePages, lazyComponent(servicePages, 'ServicePagesPage')],
  [team, lazyComponent(() => import('./logins/members/MembersPage.tsx'), 'MembersPage')],
  [account, lazyComponent(() => import('./logins/account/AccountPage.tsx'), 'AccountPage')],
  [activity, lazyComponent(() => import('./records/audit/AuditPage.tsx'), 'AuditPage')],
  [images, lazyComponent(() => import('./images/media/MediaPage.tsx'), 'MediaPage')],
  [redirects, lazyComponent(() => import('./records/redirects/RedirectsPage.tsx'), 'RedirectsPage')],
  [evidence, lazyComponent(() => import('./records/evidence/EvidencePage.tsx'), 'EvidencePage')],
  [bin, lazyComponent(() => import('./records/bin/BinPage.tsx'), 'BinPage')],
]

const guardedRoute = (path: string, Page: { preload?: () => unknown }, component: () => ReactNode) =>
  createRoute({ getParentRoute: () => guarded, path, loader: () => Page.preload?.(), component })

const documentRoutes = (screen: DocumentScreen) => {
  const route = (path: string, Page: typeof EditorPage) =>
    guardedRoute(path, Page, () => <Page screen={screen} />)
  if (screen.singletonId) return [route('/admin/clinic/$tab', EditorPage)]
  const list = route(screen.path, DocumentListPage)
  const editor = route(`${screen.path}/$id`, EditorPage)
  return screen.hasOrder ? [route(orderPath(screen), OrderPage), list, editor] : [list, editor]
}

const redirectRoute = ([from, to]: [string, string]) =>
  createRoute({
    getParentRoute: () => root,
    path: from,
    beforeLoad: () => {
      throw redirect({ href: to, replace: true })
    },
  })

const routeTree = root.addChildren([
  dashboard,
  login,
  createRoute({ getParentRoute: () => root, path: paths.join, component: JoinPage }),
  createRoute({ getParentRoute: () => root, path: paths.draft, component: LinkPage }),
  // Outside the guard, so that a login opens as a dialog over this page, and staff stay at this address.
  createRoute({
    getParentRoute: () => root,
    path: paths.edit,
    loader: () => EditAddressPage.preload?.(),
    component: () => (
      <StaffFrame>
        <EditAddressPage />
      </StaffFrame>
    ),
  }),
  ...Object.entries(firstScreens).map(redirectRoute),
  guarded.addChildren([
    ...allScreens.flatMap(documentRoutes),
    ...otherScreens.map(([{ path, title, intro }, Page]) =>
      guardedRoute(path, Page, () => (
        <StaffScreen title={title} intro={intro}>
          <Page />
        </StaffScreen>
      )),
    ),
  ]),
])

/** By default, the history is that of the browser. Tests pass a history in memory. */
export function makeStaffRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    trailingSlash: 'never',
    defaultErrorComponent: FailedScreen,
  })
}

/** Sets the login flag in a second tab. The session cookie is shared by all tabs, but each tab has its own flag. */
async function resumeLogin(): Promise<void> {
  if (!isLoggedIn() || memberOfTab() === null)
    await readStaff('GET /api/admin/session').then(rememberLogin, (error: unknown) => {
      if (isLoggedOut(error) && !isLoggedIn()) forgetLogin()
    })
  sendAs(memberOfTab())
}

/** The frame of every screen behind the login, with the session and the navigation bar. */
const StaffFrame = ({ children }: { children: ReactNode }) => (
  <Session>
    <a className={screenStyles.skip} href="#main">
      Skip to main content
    </a>
    <StaffNavigation />
    <main id="main" className={screenStyles.screen} tabIndex={-1}>
      {children}
    </main>
  </Session>
)
