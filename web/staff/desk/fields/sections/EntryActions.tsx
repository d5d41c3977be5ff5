import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { type FieldPath, pathName } from '#shared/documents/fieldPath.ts'
import form from '../../../ui/form.module.css'
import styles from './EntryAction.module.css'

export function EntryActions<Entry>({
  label,
  path,
  list,
  index,
  onChange,
}: {
  label: string
  path: FieldPath
  list: readonly Entry[]
  index: number
  onChange: (list: Entry[]) => void
}) {
  return (
    <div className={form.actions}>
      <MoveActions
        label={label}
        index={index}
        count={list.length}
        idAt={(place) => pathName([...path, place])}
        onMove={(by) => onChange(movedBy(list, index, by))}
      />
      <EntryAction
        label={`Remove ${label}`}
        icon={Trash2}
        onClick={() => onChange(list.toSpliced(index, 1))}
      />
    </div>
  )
}

export function EntryAction({
  label,
  id,
  icon: Icon,
  isDisabled = false,
  onClick,
}: {
  label: string
  id?: string
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
      title={label}
      // With `disabled`, the button would lose the focus once the entry reaches the end of the list.
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onClick()
      }}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}

/** After a move, the pressed button keeps the focus and its place under the pointer. */
export function MoveActions({
  label,
  index,
  count,
  idAt,
  onMove,
}: {
  label: string
  index: number
  count: number
  idAt: (place: number) => string
  onMove: (by: -1 | 1) => void
}) {
  const buttonId = (place: number, by: -1 | 1) => `move-${idAt(place)}-${by === 1 ? 'down' : 'up'}`
  const move = (by: -1 | 1) => {
    const top = document.activeElement?.getBoundingClientRect().top ?? 0
    flushSync(() => onMove(by))
    const button = document.getElementById(buttonId(index + by, by))
    if (!button) return
    button.focus({ preventScroll: true })
    document.documentElement.scrollTop += button.getBoundingClientRect().top - top
  }
  return ([-1, 1] as const).map((by) => (
    <EntryAction
      key={by}
      label={`Move ${label} ${by === 1 ? 'down' : 'up'}`}
      id={buttonId(index, by)}
      icon={by === 1 ? ArrowDown : ArrowUp}
      isDisabled={index === (by === 1 ? count - 1 : 0)}
      onClick={() => move(by)}
    />
  ))
}

export function movedBy<Entry>(list: readonly Entry[], index: number, places: number): Entry[] {
  const moved = list.toSpliced(index, 1)
  return moved.toSpliced(index + places, 0, ...list.slice(index, index + 1))
}
