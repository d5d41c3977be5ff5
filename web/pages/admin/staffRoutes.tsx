import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { DashboardPage } from './DashboardPage.tsx'
import { LoginPage } from './login/LoginPage.tsx'
import { isLoggedIn } from './loginFlag.ts'
import { paths } from './paths.ts'
import { StaffNotFoundPage } from './StaffNotFoundPage.tsx'
import { ServicePagesPage } from './servicePages/ServicePagesPage.tsx'
import { Toasts } from './toasts.tsx'

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Toasts />
    </>
  ),
  notFoundComponent: StaffNotFoundPage,
})
const parent = { getParentRoute: () => root }

const routeTree = root.addChildren([
  createRoute({
    ...parent,
    path: paths.dashboard,
    component: () => (isLoggedIn() ? <DashboardPage /> : <LoginPage />),
  }),
  createRoute({ ...parent, path: paths.login, component: LoginPage }),
  createRoute({
    ...parent,
    path: paths.servicePages,
    beforeLoad: () => {
      // The guard: a hint for people. What keeps others out is the session that every request needs.
      if (!isLoggedIn()) throw redirect({ href: paths.login, replace: true })
    },
    component: ServicePagesPage,
  }),
])

/** The router of the staff area. The browser gives it the address bar, tests a history of one address. */
export function makeStaffRouter(history?: RouterHistory) {
  return createRouter({ routeTree, ...(history ? { history } : {}), trailingSlash: 'never' })
}
