import { type ComponentProps, use, useId } from 'react'
import { FieldProblem } from './fieldProblem.ts'
import form from './form.module.css'

export const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** A labelled input. Its description for screen readers is `help` and the form's problem with this field. */
export function TextField({
  label,
  help,
  children,
  ...input
}: { label: string; help?: string } & ComponentProps<'input'>) {
  const id = useId()
  const problem = use(FieldProblem)
  const isRefused = problem?.field !== undefined && problem.field === input.name
  const descriptions = [help && `${id}-help`, isRefused && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p id={`${id}-help`} className={form.hint}>
          {help}
        </p>
      )}
      <input
        id={id}
        aria-describedby={descriptions || undefined}
        aria-invalid={isRefused || undefined}
        {...input}
      />
      {isRefused && (
        <p id={`${id}-problem`} role="alert" className={form.problem}>
          {problem.sentence}
        </p>
      )}
      {children}
    </div>
  )
}
