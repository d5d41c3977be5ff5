import { type ComponentProps, useId } from 'react'
import form from './form.module.css'

export const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** A labelled input of a small form. `help` and `problem` are described to screen readers with it. */
export function TextField({
  label,
  help,
  children,
  ...input
}: { label: string; help?: string } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p id={`${id}-help`} className={form.hint}>
          {help}
        </p>
      )}
      <input id={id} aria-describedby={help && `${id}-help`} {...input} />
      {children}
    </div>
  )
}
