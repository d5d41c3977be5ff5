import { useId } from 'react'
import form from '../../form.module.css'

export function PasskeyNameField({ label, name = '' }: { label: string; name?: string }) {
  const id = useId()
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="name"
        data-first=""
        required
        pattern=".*\S.*"
        maxLength={60}
        autoComplete="off"
        defaultValue={name}
      />
    </div>
  )
}
