import { type FormEvent, useState } from 'react'
import { RecentLoginError } from '../../data/staff/withLogin.ts'
import { refusalOf, WriteError } from '../../data/write.ts'

/** A form that is busy while it sends, and then says what went wrong. A sentence that `send` returns is a problem, too. */
export function useSubmit(send: (fields: FormData) => Promise<string | undefined>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    const fields = new FormData(event.currentTarget)
    setProblem(await send(fields).catch(sentenceOf))
    setBusy(false)
  }
  return { busy, problem, submit }
}

function sentenceOf(error: unknown): string {
  if (error instanceof WriteError && error.status === 429) return tooManyAttempts(error.problem.retryAfter)
  if (error instanceof RecentLoginError) return 'Nothing was changed, because you did not log in again.'
  return refusalOf(error) ?? 'Nothing was changed. Check the connection and try again.'
}

export const tooManyAttempts = (seconds = 60): string =>
  `Too many attempts. Please wait ${waitOf(seconds)} and try again.`

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
