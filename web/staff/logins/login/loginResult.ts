import { WriteError } from '../../../data/write.ts'
import { rememberLogin } from '../../loginFlag.ts'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { tooManyAttempts } from '../../ui/useSubmit.ts'

const { login } = staffMessages

export function welcome(): void {
  rememberLogin()
  toastSuccess(login.succeeded, login.succeededText)
}

/** Shows the catalogue’s toast, and returns the sentence for the form: `refused`, if the server refuses the login. */
export function reportLoginFailure(error: unknown, refused: string): string {
  const status = error instanceof WriteError ? error.status : undefined
  if (status === 401) {
    toastFailure('Login failed', refused)
    return refused
  }
  toastFailure('Login error', login.errorText)
  return error instanceof WriteError && status === 429
    ? tooManyAttempts(error.problem.retryAfter)
    : login.errorText
}
