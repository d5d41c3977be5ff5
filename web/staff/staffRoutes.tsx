import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { isOrdered } from '#shared/documents/orderedKinds.ts'
import { lazyComponent } from '../ui/lazyComponent.ts'
import { DashboardPage } from './DashboardPage.tsx'
import { type DocumentScreen, documentScreens, orderPath } from './desk/documentScreens.ts'
import { isLoggedIn } from './loginFlag.ts'
import { paths } from './paths.ts'
import { resumeLogin } from './resumeLogin.ts'
import { StaffNotFoundPage } from './StaffNotFoundPage.tsx'
import { staffScreens } from './screens.ts'
import { Toasts } from './toasts.tsx'

const root = createRootRoute({ component: StaffArea, notFoundComponent: StaffNotFoundPage })

// Staff are logged in on most starts.
const LoginPage = lazyComponent(() => import('./logins/login/LoginPage.tsx'), 'LoginPage')

/** "Dashboard if logged in, otherwise the login form": the one screen that shows either. (Routes.) */
const dashboard = createRoute({
  getParentRoute: () => root,
  path: paths.dashboard,
  beforeLoad: resumeLogin,
  loader: () => (isLoggedIn() ? undefined : LoginPage.preload?.()),
  component: () => (isLoggedIn() ? <DashboardPage /> : <LoginPage />),
})

const login = createRoute({ getParentRoute: () => root, path: paths.login, component: LoginPage })

/** The guard only leads staff to the login. Access is checked by the API, which needs a session for every request. */
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: async () => {
    await resumeLogin()
    if (!isLoggedIn()) throw redirect({ href: paths.login, replace: true })
  },
})

// The dashboard does not wait for the other screens.
const CallRequestsPage = lazyComponent(
  () => import('./records/callRequests/CallRequestsPage.tsx'),
  'CallRequestsPage',
)
const ServicePagesPage = lazyComponent(
  () => import('./images/servicePages/ServicePagesPage.tsx'),
  'ServicePagesPage',
)
const MediaPage = lazyComponent(() => import('./images/media/MediaPage.tsx'), 'MediaPage')
const FeedbackPage = lazyComponent(() => import('./records/feedback/FeedbackPage.tsx'), 'FeedbackPage')
const MembersPage = lazyComponent(() => import('./logins/members/MembersPage.tsx'), 'MembersPage')
const JoinPage = lazyComponent(() => import('./logins/members/JoinPage.tsx'), 'JoinPage')
const AccountPage = lazyComponent(() => import('./logins/account/AccountPage.tsx'), 'AccountPage')
const RedirectsPage = lazyComponent(() => import('./records/redirects/RedirectsPage.tsx'), 'RedirectsPage')
const BinPage = lazyComponent(() => import('./records/bin/BinPage.tsx'), 'BinPage')
const AuditPage = lazyComponent(() => import('./records/audit/AuditPage.tsx'), 'AuditPage')
const DocumentListPage = lazyComponent(() => import('./desk/list/DocumentListPage.tsx'), 'DocumentListPage')
const OrderPage = lazyComponent(() => import('./desk/order/OrderPage.tsx'), 'OrderPage')
const EditorPage = lazyComponent(() => import('./desk/editor/EditorPage.tsx'), 'EditorPage')

const ReadyPage = lazyComponent(() => import('./desk/ready/ReadyPage.tsx'), 'ReadyPage')

const documentRoutes = (screen: DocumentScreen) => {
  const editor = createRoute({
    getParentRoute: () => guarded,
    path: editorPattern(screen),
    loader: () => EditorPage.preload?.(),
    component: () => <EditorPage screen={screen} />,
  })
  return screen.only ? [editor] : [...listRoutes(screen), editor]
}

const listRoutes = (screen: DocumentScreen) => [
  ...(screen.kinds.some(isOrdered)
    ? [
        createRoute({
          getParentRoute: () => guarded,
          path: orderPath(screen),
          loader: () => OrderPage.preload?.(),
          component: () => <OrderPage screen={screen} />,
        }),
      ]
    : []),
  createRoute({
    getParentRoute: () => guarded,
    path: screen.path,
    loader: () => DocumentListPage.preload?.(),
    component: () => <DocumentListPage screen={screen} />,
  }),
]

const editorPattern = ({ path, only }: DocumentScreen) => (only ? path : `${path}/$id`)

const routeTree = root.addChildren([
  dashboard,
  login,
  createRoute({ getParentRoute: () => root, path: paths.join, component: JoinPage }),
  guarded.addChildren([
    createRoute({
      getParentRoute: () => guarded,
      path: staffScreens.callRequests.path,
      component: CallRequestsPage,
    }),
    createRoute({
      getParentRoute: () => guarded,
      path: staffScreens.servicePages.path,
      component: ServicePagesPage,
    }),
    createRoute({ getParentRoute: () => guarded, path: staffScreens.audit.path, component: AuditPage }),
    createRoute({ getParentRoute: () => guarded, path: staffScreens.bin.path, component: BinPage }),
    createRoute({
      getParentRoute: () => guarded,
      path: staffScreens.redirects.path,
      component: RedirectsPage,
    }),
    ...Object.values(documentScreens).flatMap(documentRoutes),
    createRoute({
      getParentRoute: () => guarded,
      path: staffScreens.media.path,
      component: MediaPage,
    }),
    createRoute({
      getParentRoute: () => guarded,
      path: staffScreens.readyToPublish.path,
      component: ReadyPage,
    }),
    createRoute({
      getParentRoute: () => guarded,
      path: staffScreens.feedback.path,
      component: FeedbackPage,
    }),
    createRoute({
      getParentRoute: () => guarded,
      path: staffScreens.members.path,
      component: MembersPage,
    }),
    createRoute({
      getParentRoute: () => guarded,
      path: staffScreens.account.path,
      component: AccountPage,
    }),
  ]),
])

/** The browser passes no history and gets the address bar; tests pass one in memory. */
export function makeStaffRouter(history?: RouterHistory) {
  return createRouter({ routeTree, ...(history ? { history } : {}), trailingSlash: 'never' })
}

function StaffArea() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}
