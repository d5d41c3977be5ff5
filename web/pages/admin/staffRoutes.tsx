import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { CallRequestsPage } from './callRequests/CallRequestsPage.tsx'
import { DashboardPage } from './DashboardPage.tsx'
import { LoginPage } from './login/LoginPage.tsx'
import { isLoggedIn } from './loginFlag.ts'
import { paths } from './paths.ts'
import { StaffNotFoundPage } from './StaffNotFoundPage.tsx'
import { staffScreens } from './screens.ts'
import { ServicePagesPage } from './servicePages/ServicePagesPage.tsx'
import { Toasts } from './toasts.tsx'

const root = createRootRoute({ component: StaffArea, notFoundComponent: StaffNotFoundPage })

/** "Dashboard if logged in, otherwise the login form": the one screen that shows either. (Routes.) */
const dashboard = createRoute({
  getParentRoute: () => root,
  path: paths.dashboard,
  component: () => (isLoggedIn() ? <DashboardPage /> : <LoginPage />),
})

const login = createRoute({ getParentRoute: () => root, path: paths.login, component: LoginPage })

/** The guard only leads staff to the login. Access is checked by the API, which needs a session for every request. */
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: () => {
    if (!isLoggedIn()) throw redirect({ href: paths.login, replace: true })
  },
})

const routeTree = root.addChildren([
  dashboard,
  login,
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
