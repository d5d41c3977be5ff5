import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { isLoggedOut, staff } from '../data/staff/queries.ts'
import { RecentLoginError } from '../data/staff/recentLogin.ts'
import { announceLogout, forgetLogin, isLoggedIn, onLogoutInOtherTab } from './loginFlag.ts'
import { useLoginDialog } from './logins/login/useLoginDialog.tsx'
import { openScreen } from './openScreen.ts'
import { paths } from './paths.ts'

interface Session {
  /**
   * Runs an action that needs a session. If the session has ended, or the action needs a recent login, it opens the
   * login over the screen and runs the action again after it, so that nothing typed is lost. If staff close the login,
   * it throws the action's error.
   */
  withLogin: <Result>(action: () => Promise<Result>) => Promise<Result>
  logOut: () => Promise<void>
}

const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const { requestLogin, loginDialog } = useLoginDialog()
  const session = useMemo<Session>(
    () => ({
      withLogin: async (action) => {
        try {
          return await action()
        } catch (error) {
          const isConfirmation = error instanceof RecentLoginError
          if (!isConfirmation && !isLoggedOut(error)) throw error
          if (!isConfirmation) forgetLogin()
          if (
            !(await requestLogin(
              isConfirmation
                ? 'This changes who can log in, or how. Please show that it is you.'
                : 'Your session has ended. Your changes are still here: log in to continue.',
            ))
          )
            throw error
          return action()
        }
      },
      logOut,
    }),
    [requestLogin],
  )
  useEffect(() => onLogoutInOtherTab(leave), [])
  useEffect(reloadIfLoggedOut, [])
  return (
    <SessionContext value={session}>
      {children}
      {loginDialog}
    </SessionContext>
  )
}

async function logOut(): Promise<void> {
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
