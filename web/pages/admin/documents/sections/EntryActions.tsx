import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react'
import styles from './EntryActions.module.css'
import { movedBy } from './movedList.ts'

/** Moves an entry of a list by one place, or removes it. Undo brings it back. */
export function EntryActions<Entry>({
  label,
  list,
  index,
  onChange,
}: {
  label: string
  list: readonly Entry[]
  index: number
  onChange: (list: Entry[]) => void
}) {
  return (
    <div className={styles.actions}>
      <Action
        label={`Move ${label} up`}
        icon={ArrowUp}
        isDisabled={index === 0}
        onClick={() => onChange(movedBy(list, index, -1))}
      />
      <Action
        label={`Move ${label} down`}
        icon={ArrowDown}
        isDisabled={index === list.length - 1}
        onClick={() => onChange(movedBy(list, index, 1))}
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

function Action({
  label,
  icon: Icon,
  isDisabled,
  onClick,
}: {
  label: string
  icon: LucideIcon
  isDisabled: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
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
