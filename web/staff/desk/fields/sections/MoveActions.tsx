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
