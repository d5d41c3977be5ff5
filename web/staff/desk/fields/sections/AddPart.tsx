import { useState } from 'react'
import { Choice } from '../../../ui/Choice.tsx'
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
  const [chosen, setChosen] = useState<Name>()
  const option = options.find(({ name }) => name === chosen) ?? options[0]
  return (
    <div className={styles.add}>
      <Choice
        label={label}
        value={option?.name}
        options={options.map(({ name, label: text }) => [name, text])}
        onChange={setChosen}
      />
      <SmallButton kind="quiet" onClick={() => option && onAdd(option.name)}>
        {action}
      </SmallButton>
    </div>
  )
}
