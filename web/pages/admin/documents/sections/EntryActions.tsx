import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react'
import { type FieldPath, pathName } from '../state/fieldPath.ts'
import styles from './EntryActions.module.css'
import { movedBy } from './movedList.ts'

/** Moves an entry of a list by one place, or removes it. Undo brings it back. */
export function EntryActions<Entry>({
  label,
  path,
  list,
  index,
  onChange,
}: {
  label: string
  /** Of the list. */
  path: FieldPath
  list: readonly Entry[]
  index: number
  onChange: (list: Entry[]) => void
}) {
  /** The focus stays with a moved entry, so that the same key moves it again. */
  const move = (by: 1 | -1) => {
    onChange(movedBy(list, index, by))
    requestAnimationFrame(() => document.getElementById(buttonId([...path, index + by], by))?.focus())
  }
  return (
    <div className={styles.actions}>
      <Action
        label={`Move ${label} up`}
        id={buttonId([...path, index], -1)}
        icon={ArrowUp}
        isDisabled={index === 0}
        onClick={() => move(-1)}
      />
      <Action
        label={`Move ${label} down`}
        id={buttonId([...path, index], 1)}
        icon={ArrowDown}
        isDisabled={index === list.length - 1}
        onClick={() => move(1)}
      />
      <Action
        label={`Remove ${label}`}
        icon={Trash2}
        isDisabled={false}
        onClick={() => onChange(list.toSpliced(index, 1))}
      />
    </div>
  )
}

const buttonId = (path: FieldPath, by: 1 | -1) => `move-${pathName(path)}-${by === 1 ? 'down' : 'up'}`

function Action({
  label,
  id,
  icon: Icon,
  isDisabled,
  onClick,
}: {
  label: string
  id?: string
  icon: LucideIcon
  isDisabled: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      id={id}
      className={styles.action}
      aria-label={label}
      // Not `disabled`: at the end of the list the button keeps the focus.
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onClick()
      }}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
