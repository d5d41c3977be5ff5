import { rememberLogin } from '../../loginFlag.ts'
import { openScreen } from '../../openScreen.ts'
import { paths } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { toastAfterNavigation } from '../../ui/toasts.tsx'
import { LoginForm } from './LoginForm.tsx'
import { LoginScreen } from './LoginScreen.tsx'

/** A login is followed by a full navigation to the dashboard. (Specification, Error catalogue.) */
export function LoginPage() {
  return (
    <LoginScreen title="Admin Login" text="Enter your credentials to access the dashboard">
      <LoginForm
        onLoggedIn={(session) => {
          rememberLogin(session)
          openDashboard()
        }}
      />
    </LoginScreen>
  )
}

export function openDashboard() {
  const { succeeded, succeededText } = staffMessages.login
  toastAfterNavigation(succeeded, succeededText)
  openScreen(paths.dashboard)
}
