import { type FormEvent, type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { RecentLoginError } from '../../data/staff/withLogin.ts'
import { currentOf, looking, refusalOf, unansweredTexts, WriteError } from '../../data/write.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonKind } from '../../ui/buttonClass.ts'
import { staffMessages } from '../staffMessages.ts'
import { counted } from './counted.ts'
import { FieldProblem } from './fieldProblem.ts'
import form from './form.module.css'

/** Says why a form was not sent or was refused. `field` is the name of the invalid field, if there is one. */
export class FormProblem extends Error {
  readonly field: string | undefined
  constructor(sentence: string, field?: string) {
    super(sentence)
    this.field = field
  }
}

/** A form with one action. It shows a failure, and empties its fields after a success. */
export function SubmitForm({
  send,
  action,
  busyAction = action,
  kind = 'main',
  disabled = false,
  startsAtAction = false,
  className = form.form,
  onCancel,
  children,
}: {
  /** Resolves to `false` after a failure that is shown elsewhere, so that the fields keep their values. */
  send: (fields: FormData) => unknown
  action: string
  busyAction?: string
  kind?: ButtonKind
  disabled?: boolean
  /** In a dialog, the button of the action gets the initial focus instead of a field. */
  startsAtAction?: boolean
  className?: string | undefined
  onCancel?: () => void
  children?: ReactNode
}) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<FieldProblem>()
  const [successes, setSuccesses] = useState(0)
  const problemId = useId()
  const isLooking = useSyncExternalStore(looking.subscribe, looking.isLooking) && isBusy

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    setIsBusy(true)
    setProblem(undefined)
    try {
      const isDone = (await send(new FormData(fields))) !== false
      if (isDone) setSuccesses((count) => count + 1)
    } catch (error) {
      const name = error instanceof FormProblem ? error.field : undefined
      const field = name ? fields.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) : null
      setProblem({ field: field ? name : undefined, sentence: sentenceOf(error) })
      field?.focus()
    }
    setIsBusy(false)
  }
  const button = (
    <Button
      type="submit"
      kind={kind}
      disabled={disabled || isBusy}
      {...(startsAtAction && { 'data-first': '' })}
    >
      {isBusy ? busyAction : action}
    </Button>
  )
  return (
    <form
      key={successes}
      onSubmit={submit}
      className={className}
      aria-describedby={problemId}
      aria-busy={isBusy}
    >
      <FieldProblem value={problem}>{children}</FieldProblem>
      <p id={problemId} role="alert" className={form.problem}>
        {isLooking ? unansweredTexts.looking : problem?.field === undefined && problem?.sentence}
      </p>
      {onCancel ? (
        <div className={form.actions}>
          {button}
          <Button kind="plain" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      ) : (
        button
      )}
    </form>
  )
}

function sentenceOf(error: unknown): string {
  if (error instanceof FormProblem) return error.message
  if (error instanceof WriteError && error.status === 429) return tooManyAttempts(error.problem.retryAfter)
  if (error instanceof RecentLoginError) return 'Nothing was changed, because you did not log in again.'
  if (currentOf(error) !== undefined) return staffMessages.desk.changedMeanwhile
  return refusalOf(error) ?? 'Nothing was changed. Please try again.'
}

export const tooManyAttempts = (seconds = 60): string =>
  `Too many attempts. Please wait ${counted(Math.ceil(seconds / 60), 'minute')} and try again.`
