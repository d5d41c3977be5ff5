import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadScript } from '../data/loadScript.ts'
import { reportError } from '../data/reportError.ts'
import { isLoggedOut } from '../data/staff/queries.ts'
import { onLoginNeeded, RecentLoginError } from '../data/staff/withLogin.ts'
import { write } from '../data/write.ts'
import { announceLogout, forgetLogin, isLoggedIn, onLogoutInOtherTab } from './loginFlag.ts'
import type { LoginForm } from './logins/login/LoginForm.tsx'
import { openScreen } from './openScreen.ts'
import { paths } from './screens.ts'
import { Dialog } from './ui/Dialog.tsx'

/** Opens a login dialog over its children when one is needed, and leaves them after a logout in another tab. */
export function Session({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<{ reason: string; Form: typeof LoginForm }>()
  /** The pending login. Requests that fail at the same time wait for the same login. */
  const login = useRef<PromiseWithResolvers<boolean>>(undefined)

  /** Resolves to true if the member has logged in. */
  async function requestLogin(reason: string): Promise<boolean> {
    try {
      const { LoginForm: Form } = await loadScript(() => import('./logins/login/LoginForm.tsx'))
      setDialog({ reason, Form })
    } catch (error) {
      reportError(error)
      return false
    }
    login.current ??= Promise.withResolvers()
    return login.current.promise
  }
  function close(isLoggedIn: boolean) {
    setDialog(undefined)
    login.current?.resolve(isLoggedIn)
    login.current = undefined
  }
  const recover = useEffectEvent(async (error: unknown) => {
    if (error instanceof RecentLoginError)
      return requestLogin('This changes who can log in, or how. Please show that it is you.')
    if (!isLoggedOut(error)) return false
    forgetLogin()
    return requestLogin('Your session has ended. Your changes are still here: log in to continue.')
  })
  useEffect(() => onLoginNeeded((error) => recover(error)), [])
  useEffect(() => onLogoutInOtherTab(leave), [])
  useEffect(reloadIfLoggedOut, [])
  return (
    <>
      {children}
      {dialog && (
        <Dialog title="Please log in again" onClose={() => close(false)} shape="narrow">
          <p>{dialog.reason}</p>
          <dialog.Form onLoggedIn={() => close(true)} />
        </Dialog>
      )}
    </>
  )
}

export async function logOut(): Promise<void> {
  await write('DELETE /api/admin/session', {})
  announceLogout()
  leave()
}

function leave(): void {
  forgetLogin()
  openScreen(paths.login)
}

/** Reloads a screen that the back/forward cache has restored after a logout. */
function reloadIfLoggedOut(): () => void {
  const check = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !isLoggedIn()) location.reload()
  }
  addEventListener('pageshow', check)
  return () => removeEventListener('pageshow', check)
}
