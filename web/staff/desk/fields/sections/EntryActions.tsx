import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import form from '../../../ui/form.module.css'
import { type FieldPath, pathName } from '../../state/fieldPath.ts'
import styles from './EntryAction.module.css'

/** Moves an entry of a list by one place, or removes it. Undo brings it back. */
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
  const move = (by: 1 | -1) =>
    moveInPlace(
      () => onChange(movedBy(list, index, by)),
      () => document.getElementById(buttonId([...path, index + by], by)),
    )
  return (
    <div className={form.actions}>
      <MoveActions
        label={label}
        buttonId={(by) => buttonId([...path, index], by)}
        isFirst={index === 0}
        isLast={index === list.length - 1}
        onMove={move}
      />
      <EntryAction
        label={`Remove ${label}`}
        icon={Trash2}
        onClick={() => onChange(list.toSpliced(index, 1))}
      />
    </div>
  )
}

const buttonId = (path: FieldPath, by: 1 | -1) => `move-${pathName(path)}-${by === 1 ? 'down' : 'up'}`

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

export function MoveActions({
  label,
  buttonId,
  isFirst,
  isLast,
  onMove,
}: {
  label: string
  buttonId?: (by: -1 | 1) => string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}) {
  return ([-1, 1] as const).map((by) => (
    <EntryAction
      key={by}
      label={`Move ${label} ${by === 1 ? 'down' : 'up'}`}
      id={buttonId?.(by)}
      icon={by === 1 ? ArrowDown : ArrowUp}
      isDisabled={by === 1 ? isLast : isFirst}
      onClick={() => onMove(by)}
    />
  ))
}

/** Moves a row. The pressed button, which `moved` finds again, keeps the focus and its place under the pointer. */
export function moveInPlace(move: () => void, moved: (pressed: Element | null) => Element | null): void {
  const pressed = document.activeElement
  const top = pressed?.getBoundingClientRect().top ?? 0
  flushSync(move)
  const button = moved(pressed)
  if (!(button instanceof HTMLButtonElement)) return
  button.focus({ preventScroll: true })
  document.documentElement.scrollTop += button.getBoundingClientRect().top - top
}

export function movedBy<Entry>(list: readonly Entry[], index: number, places: number): Entry[] {
  const moved = list.toSpliced(index, 1)
  return moved.toSpliced(index + places, 0, ...list.slice(index, index + 1))
}
