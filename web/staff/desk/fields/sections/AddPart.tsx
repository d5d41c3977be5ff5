import { useId, useState } from 'react'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import styles from './SectionsEditor.module.css'

export function AddPart<Name extends string>({
  label,
  action,
  options,
  onAdd,
}: {
  label: string
  action: string
  options: readonly { name: Name; label: string }[]
  onAdd: (name: Name) => void
}) {
  const id = useId()
  const [first] = options
  const [chosen, setChosen] = useState(first?.name)
  const option = options.find(({ name }) => name === chosen) ?? first
  return (
    <div className={styles.add}>
      <label htmlFor={id}>
        {label}
        <select
          id={id}
          value={option?.name}
          onChange={({ target }) => setChosen(options.find(({ name }) => name === target.value)?.name)}
        >
          {options.map(({ name, label: text }) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <SmallButton kind="quiet" onClick={() => option && onAdd(option.name)}>
        {action}
      </SmallButton>
    </div>
  )
}
