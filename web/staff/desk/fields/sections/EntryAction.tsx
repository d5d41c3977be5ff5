import type { LucideIcon } from 'lucide-react'
import styles from './EntryAction.module.css'

export function EntryAction({
  label,
  id,
  icon: Icon,
  isDisabled = false,
  onClick,
}: {
  label: string
  id?: string | undefined
  icon: LucideIcon
  isDisabled?: boolean
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
