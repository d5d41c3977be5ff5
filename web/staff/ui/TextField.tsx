import { type ComponentProps, useId } from 'react'
import form from './form.module.css'

/** A labelled input of a small form. `help` and `problem` are described to screen readers with it. */
export function TextField({
  label,
  help,
  problem,
  children,
  ...input
}: { label: string; help?: string; problem?: string | undefined } & ComponentProps<'input'>) {
  const id = useId()
  const descriptions = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
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
        aria-invalid={problem ? true : undefined}
        aria-describedby={descriptions || undefined}
        {...input}
      />
      {children}
      {problem && (
        <p id={`${id}-problem`} role="alert" className={form.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
