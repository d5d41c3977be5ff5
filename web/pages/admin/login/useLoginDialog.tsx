import { useCallback, useRef, useState } from 'react'
import { staffMessages } from '#shared/staffMessages.ts'
import { Dialog } from '../Dialog.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The login over a screen. Requests that fail together wait for the same login. */
export function useLoginDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const waiting = useRef<((loggedIn: boolean) => void)[]>([])

  /** Resolves to whether somebody logged in. */
  const requestLogin = useCallback(() => {
    setIsOpen(true)
    return new Promise<boolean>((resolve) => waiting.current.push(resolve))
  }, [])

  function close(loggedIn: boolean) {
    setIsOpen(false)
    for (const resolve of waiting.current.splice(0)) resolve(loggedIn)
  }

  const loginDialog = isOpen && (
    <Dialog title="Please log in again" onClose={() => close(false)} shape="narrow">
      <p>{staffMessages.sessionEnded}</p>
      <LoginForm onLoggedIn={() => close(true)} />
    </Dialog>
  )
  return { requestLogin, loginDialog }
}
