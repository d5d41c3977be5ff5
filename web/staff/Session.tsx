import { type ReactNode, useEffect } from 'react'
import { isLoggedOut, staff } from '../data/staff/queries.ts'
import { onLoginNeeded, RecentLoginError } from '../data/staff/withLogin.ts'
import { announceLogout, forgetLogin, isLoggedIn, onLogoutInOtherTab } from './loginFlag.ts'
import { useLoginDialog } from './logins/login/useLoginDialog.tsx'
import { openScreen } from './openScreen.ts'
import { paths } from './screens.ts'

/** Opens the login over the screens in it, and leaves them after a logout in another tab. */
export function Session({ children }: { children: ReactNode }) {
  const { requestLogin, loginDialog } = useLoginDialog()
  useEffect(
    () =>
      onLoginNeeded(async (error) => {
        if (error instanceof RecentLoginError)
          return requestLogin('This changes who can log in, or how. Please show that it is you.')
        if (!isLoggedOut(error)) return false
        forgetLogin()
        return requestLogin('Your session has ended. Your changes are still here: log in to continue.')
      }),
    [requestLogin],
  )
  useEffect(() => onLogoutInOtherTab(leave), [])
  useEffect(reloadIfLoggedOut, [])
  return (
    <>
      {children}
      {loginDialog}
    </>
  )
}

export async function logOut(): Promise<void> {
  await staff.logOut()
  announceLogout()
  leave()
}

function leave(): void {
  forgetLogin()
  openScreen(paths.login)
}

/** The browser's back/forward cache restores a screen as it was, even after a logout. */
function reloadIfLoggedOut(): () => void {
  const check = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !isLoggedIn()) location.reload()
  }
  addEventListener('pageshow', check)
  return () => removeEventListener('pageshow', check)
}
