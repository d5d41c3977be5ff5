import { ArrowDown, ArrowUp } from 'lucide-react'
import { EntryAction } from './EntryAction.tsx'

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
  return (
    <>
      <EntryAction
        label={`Move ${label} up`}
        id={buttonId?.(-1)}
        icon={ArrowUp}
        isDisabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <EntryAction
        label={`Move ${label} down`}
        id={buttonId?.(1)}
        icon={ArrowDown}
        isDisabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  )
}
