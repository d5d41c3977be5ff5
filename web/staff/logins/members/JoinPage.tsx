import { useLocation } from '@tanstack/react-router'
import { staff } from '../../../data/staff/queries.ts'
import { WriteError } from '../../../data/write.ts'
import { rememberLogin } from '../../loginFlag.ts'
import { staffMessages } from '../../staffMessages.ts'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { NewPasswordFields, newPasswordOf } from '../account/NewPasswordFields.tsx'
import { LoginScreen, openDashboard } from '../login/LoginPage.tsx'

const { join, account } = staffMessages

/** Where a one-time link leads: its holder sets a password and is logged in with it. */
export function JoinPage() {
  const token = useLocation({ select: ({ hash }) => hash })
  const username = token.slice(0, Math.max(token.lastIndexOf('.'), 0))
  if (username === '')
    return (
      <LoginScreen
        title={join.title}
        text="This link is incomplete. Please open the whole link that you were given."
      />
    )
  return (
    <LoginScreen title={join.title} text={join.text(username)}>
      <JoinForm token={token} username={username} />
    </LoginScreen>
  )
}

function JoinForm({ token, username }: { token: string; username: string }) {
  const send = async (fields: FormData) => {
    const password = newPasswordOf(fields)
    if (password === undefined) return account.passwordsDiffer
    try {
      await staff.join({ token, password })
    } catch (error) {
      if (error instanceof WriteError && error.status === 401)
        return 'This link has been used, or is too old. Please ask for a new one.'
      throw error
    }
    await staff.logIn({ username, password })
    rememberLogin()
    openDashboard()
    return undefined
  }
  return (
    <SubmitForm send={send} action="Save password and log in" busyAction="Saving…">
      <NewPasswordFields username={username} />
    </SubmitForm>
  )
}
