import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isLoggedOut, staff } from '../../data/staff.ts'
import { LoginDialog } from './login/LoginDialog.tsx'
import { announceLogout, forgetLogin, isLoggedIn, onLogoutElsewhere } from './loginFlag.ts'
import { paths } from './paths.ts'

/** What screens can do about the session. */
export interface SessionGate {
  /**
   * Does something that needs a session. Where it has ended, asks for the password in place, so that nothing
   * typed is lost, and does it again. Fails as the action fails, also when nobody logs in.
   */
  withLogin: <Result>(act: () => Promise<Result>) => Promise<Result>
  logOut: () => Promise<void>
}

const Session = createContext<SessionGate | undefined>(undefined)

/** The session of the screens below. */
export function useSession(): SessionGate {
  const door = use(Session)
  if (!door) throw new Error('This screen stands outside of the staff area')
  return door
}

/** Keeps the session for the screens below: asks for the password where it has ended, and ends with other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState(false)
  const waiting = useRef<((loggedIn: boolean) => void)[]>([])

  const askForLogin = useCallback(() => {
    setAsking(true)
    return new Promise<boolean>((resolve) => waiting.current.push(resolve))
  }, [])
  const answer = useCallback((loggedIn: boolean) => {
    setAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(loggedIn)
  }, [])
  const door = useMemo(() => ({ withLogin: withLoginThrough(askForLogin), logOut }), [askForLogin])

  useEffect(
    () =>
      onLogoutElsewhere(() => {
        forgetLogin()
        location.assign(paths.login)
      }),
    [],
  )
  useEffect(() => {
    // A screen that the browser had put away comes back as it was, also after a logout.
    const check = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !isLoggedIn()) location.reload()
    }
    addEventListener('pageshow', check)
    return () => removeEventListener('pageshow', check)
  }, [])

  return (
    <Session value={door}>
      {children}
      {asking && <LoginDialog onLoggedIn={() => answer(true)} onClose={() => answer(false)} />}
    </Session>
  )
}

function withLoginThrough(askForLogin: () => Promise<boolean>): SessionGate['withLogin'] {
  return async (act) => {
    try {
      return await act()
    } catch (error) {
      if (!isLoggedOut(error)) throw error
      forgetLogin()
      if (!(await askForLogin())) throw error
      return act()
    }
  }
}

async function logOut(): Promise<void> {
  await staff.logOut()
  forgetLogin()
  announceLogout()
  location.assign(paths.login)
}
