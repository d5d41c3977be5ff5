import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { ButtonKind } from '../../ui/buttonClass.ts'
import form from './form.module.css'
import { useSubmit } from './useSubmit.ts'

/** A form with one button, which says what went wrong and is empty again after a success. */
export function SubmitForm({
  send,
  action,
  busyAction,
  kind = 'main',
  className = form.form,
  children,
}: {
  send: Parameters<typeof useSubmit>[0]
  action: string
  busyAction: string
  kind?: ButtonKind
  className?: string | undefined
  children?: ReactNode
}) {
  const [successes, setSuccesses] = useState(0)
  const { busy, problem, submit } = useSubmit(async (fields) => {
    const refused = await send(fields)
    if (refused === undefined) setSuccesses((count) => count + 1)
    return refused
  })
  const problemId = useId()
  return (
    <form key={successes} onSubmit={submit} className={className} aria-describedby={problemId}>
      {children}
      <p id={problemId} role="alert" className={form.problem}>
        {problem}
      </p>
      <Button type="submit" kind={kind} disabled={busy}>
        {busy ? busyAction : action}
      </Button>
    </form>
  )
}
