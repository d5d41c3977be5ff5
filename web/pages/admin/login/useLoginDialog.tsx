import { type ComponentType, useCallback, useRef, useState } from 'react'
import { staffMessages } from '#shared/staffMessages.ts'
import { loadScript } from '../../../data/loadScript.ts'
import { reportError } from '../../../data/reportError.ts'
import { Dialog } from '../Dialog.tsx'

type Form = ComponentType<{ onLoggedIn: () => void }>

/** The login over a screen. Requests that fail together wait for the same login. */
export function useLoginDialog() {
  const [Form, setForm] = useState<Form>()
  const waiting = useRef<((loggedIn: boolean) => void)[]>([])

  const close = useCallback((loggedIn: boolean) => {
    setForm(undefined)
    for (const resolve of waiting.current.splice(0)) resolve(loggedIn)
  }, [])

  /** Resolves to whether somebody logged in. */
  const requestLogin = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
        loadScript(() => import('./LoginForm.tsx')).then(
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
      <p>{staffMessages.sessionEnded}</p>
      <Form onLoggedIn={() => close(true)} />
    </Dialog>
  )
  return { requestLogin, loginDialog }
}
