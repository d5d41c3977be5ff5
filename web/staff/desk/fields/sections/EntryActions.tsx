import { Trash2 } from 'lucide-react'
import form from '../../../ui/form.module.css'
import { type FieldPath, pathName } from '../../state/fieldPath.ts'
import { EntryAction } from './EntryAction.tsx'
import { MoveActions } from './MoveActions.tsx'
import { movedBy } from './movedList.ts'
import { moveInPlace } from './moveInPlace.ts'

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
