import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { loadScript } from '../data/loadScript.ts'
import { reportError } from '../data/reportError.ts'
import { isLoggedOut, staff } from '../data/staff/queries.ts'
import { onLoginNeeded, RecentLoginError } from '../data/staff/withLogin.ts'
import { announceLogout, forgetLogin, isLoggedIn, onLogoutInOtherTab } from './loginFlag.ts'
import { openScreen } from './openScreen.ts'
import { paths } from './screens.ts'
import { Dialog } from './ui/Dialog.tsx'

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

type Form = ComponentType<{ onLoggedIn: () => void }>

/** The login over a screen. Requests that fail together wait for the same login. */
function useLoginDialog() {
  const [Form, setForm] = useState<Form>()
  const [reason, setReason] = useState('')
  const waiting = useRef<((loggedIn: boolean) => void)[]>([])

  const close = useCallback((loggedIn: boolean) => {
    setForm(undefined)
    for (const resolve of waiting.current.splice(0)) resolve(loggedIn)
  }, [])

  /** Resolves to whether somebody logged in. */
  const requestLogin = useCallback(
    (why: string) =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
        setReason(why)
        loadScript(() => import('./logins/login/LoginForm.tsx')).then(
          ({ LoginForm }) => setForm(() => LoginForm),
          (error) => {
            reportError(error)
            close(false)
          },
        )
      }),
    [close],
  )

  const loginDialog = Form && (
    <Dialog title="Please log in again" onClose={() => close(false)} shape="narrow">
      <p>{reason}</p>
      <Form onLoggedIn={() => close(true)} />
    </Dialog>
  )
  return { requestLogin, loginDialog }
}
