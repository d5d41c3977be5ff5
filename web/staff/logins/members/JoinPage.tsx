import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { isUnanswered, WriteError, write } from '../../../data/write.ts'
import { rememberLogin } from '../../loginFlag.ts'
import { FormProblem, SubmitForm } from '../../ui/SubmitForm.tsx'
import { NewPasswordFields, newPasswordOf } from '../account/NewPasswordFields.tsx'
import { openDashboard } from '../login/LoginPage.tsx'
import { LoginScreen } from '../login/LoginScreen.tsx'

const title = 'Choose your password'

/** The target of a one-time link, where a new member sets a password and is logged in. */
export function JoinPage() {
  const token = useLocation({ select: ({ hash }) => hash })
  const username = token.slice(0, Math.max(token.lastIndexOf('.'), 0))
  /** An earlier press got no response: the password may be set, and the link used. */
  const mayHaveJoined = useRef(false)
  if (username === '')
    return (
      <LoginScreen
        title={title}
        text="This link is incomplete. Please open the whole link that you were given."
      />
    )
  const send = async (fields: FormData) => {
    const password = newPasswordOf(fields)
    try {
      await write('POST /api/admin/join', { body: { token, password } }).catch((error) => {
        mayHaveJoined.current ||= isUnanswered(error)
        if (!isRefused(error) || !mayHaveJoined.current) throw error
      })
      rememberLogin(await write('POST /api/admin/session', { body: { username, password } }))
    } catch (error) {
      throw isRefused(error)
        ? new FormProblem('This link has been used, or is too old. Please ask for a new one.')
        : error
    }
    openDashboard()
  }
  return (
    <LoginScreen title={title} text={`Your username is ${username}.`}>
      <SubmitForm send={send} action="Save password and log in" busyAction="Saving…">
        <NewPasswordFields username={username} />
      </SubmitForm>
    </LoginScreen>
  )
}

const isRefused = (error: unknown) => error instanceof WriteError && error.status === 401
