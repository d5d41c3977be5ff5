import { use } from 'react'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import type { SlotName } from './renderedPage.ts'
import { InsertsSlots, slots } from './slots.ts'

interface SlotProps {
  name: SlotName
  hidden?: boolean
}

export function Slot({ name, hidden = false }: SlotProps) {
  const Component = slots[name]
  const isInserted = import.meta.env.SSR && use(InsertsSlots)
  return (
    <div lang="en" data-slot={name} hidden={hidden} style={hidden ? undefined : { display: 'contents' }}>
      <SectionBoundary>{!hidden && !isInserted && <Component />}</SectionBoundary>
    </div>
  )
}
