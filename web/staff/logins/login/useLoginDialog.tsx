import { type ComponentType, useCallback, useRef, useState } from 'react'
import { loadScript } from '../../../data/loadScript.ts'
import { reportError } from '../../../data/reportError.ts'
import { Dialog } from '../../ui/Dialog.tsx'

type Form = ComponentType<{ onLoggedIn: () => void }>

/** The login over a screen. Requests that fail together wait for the same login. */
export function useLoginDialog() {
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
      <p>{reason}</p>
      <Form onLoggedIn={() => close(true)} />
    </Dialog>
  )
  return { requestLogin, loginDialog }
}
