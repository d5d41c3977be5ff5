import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StaffSession } from '#shared/entities/staff.ts'
import { loadScript } from '../data/loadScript.ts'
import { reportError } from '../data/reportError.ts'
import { isLoggedOut } from '../data/staff/queries.ts'
import { loginClosed, onLoginNeeded, RecentLoginError } from '../data/staff/withLogin.ts'
import { untilAnswered, write } from '../data/write.ts'
import { Button } from '../ui/Button.tsx'
import {
  announceLogout,
  forgetLogin,
  isLoggedIn,
  memberOfTab,
  onLogoutInOtherTab,
  rememberLogin,
} from './loginFlag.ts'
import type { LoginForm } from './logins/login/LoginForm.tsx'
import { openScreen } from './openScreen.ts'
import { paths } from './screens.ts'
import { Dialog } from './ui/Dialog.tsx'
import form from './ui/form.module.css'

/** Opens a login dialog over its children when one is needed, and leaves them after a logout in another tab. */
export function Session({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<{ reason: string; Form: typeof LoginForm; other?: StaffSession }>()
  /** The pending login. Requests that fail at the same time wait for the same login. */
  const login = useRef<PromiseWithResolvers<boolean>>(undefined)

  /** Resolves to true if the member has logged in. */
  async function requestLogin(reason: string, isTooLate: () => boolean): Promise<boolean> {
    try {
      const { LoginForm: Form } = await loadScript(() => import('./logins/login/LoginForm.tsx'))
      if (isTooLate()) return false
      setDialog({ reason, Form })
    } catch (error) {
      reportError(error)
      return false
    }
    login.current ??= Promise.withResolvers()
    return login.current.promise
  }
  function close(isLoggedIn: boolean) {
    if (!isLoggedIn) loginClosed()
    setDialog(undefined)
    login.current?.resolve(isLoggedIn)
    login.current = undefined
  }
  function logIn(session: StaffSession) {
    const member = memberOfTab() ?? session.username
    if (session.username !== member) return setDialog((shown) => shown && { ...shown, other: session })
    rememberLogin(session)
    close(true)
  }
  const recover = useEffectEvent(async (error: unknown, isTooLate: () => boolean) => {
    if (error instanceof RecentLoginError)
      return requestLogin('This changes who can log in, or how. Please show that it is you.', isTooLate)
    if (!isLoggedOut(error)) return false
    forgetLogin()
    const member = memberOfTab()
    return requestLogin(
      member === null
        ? 'Your session has ended. Your changes are still here: log in to continue.'
        : `${member} is no longer logged in here. What ${member} typed is still here: log in as ${member} to continue.`,
      isTooLate,
    )
  })
  useEffect(() => onLoginNeeded((error, isTooLate) => recover(error, isTooLate)), [])
  useEffect(() => onLogoutInOtherTab(leave), [])
  useEffect(reloadIfLoggedOut, [])
  return (
    <>
      {children}
      {dialog && (
        <Dialog title="Please log in again" onClose={() => close(false)} shape="narrow">
          {dialog.other ? (
            <OtherMember session={dialog.other} onBack={() => setDialog({ ...dialog, other: undefined })} />
          ) : (
            <>
              <p>{dialog.reason}</p>
              <dialog.Form username={memberOfTab()} onLoggedIn={logIn} />
            </>
          )}
        </Dialog>
      )}
    </>
  )
}

/** Another member than the one whose session has ended logs in. Nothing here is carried out in the name of that one. */
function OtherMember({ session, onBack }: { session: StaffSession; onBack: () => void }) {
  const [other, member] = [session.username, memberOfTab()]
  return (
    <>
      <p role="status">
        You are {other}. What {member} typed in documents and comments stays on this device for {member}, and
        leaves the screen once you go on.
      </p>
      <div className={form.actions}>
        <Button
          onClick={() => {
            rememberLogin(session)
            location.reload()
          }}
        >
          Go on as {other}
        </Button>
        <Button kind="plain" onClick={onBack}>
          Log in as {member}
        </Button>
      </div>
    </>
  )
}

export async function logOut(): Promise<void> {
  // The response of an earlier try may have been lost: then there is no session any more.
  await untilAnswered(() => write('DELETE /api/admin/session', {})).catch((error) => {
    if (!isLoggedOut(error)) throw error
  })
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
